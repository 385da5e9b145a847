/** Commands as engines write them, and sentences that use the same words as ordinary text. */
export interface CommandSamples {
  /** `said = command`, separated by semicolons or line breaks. */
  commands: string;
  /** One sentence per line. */
  sentences: string;
}

export const latinSamples = {
  'en-US': {
    commands: `New line. = new-line; new line = new-line; next paragraph = new-paragraph; New paragraph = new-paragraph
      period = full-stop; Full stop. = full-stop; comma = comma; question mark = question-mark
      exclamation point = exclamation-mark; Colon = colon; open quote = open-quote; close quotes = close-quote
      scratch that = delete-that; Undo! = undo; stop recording = stop-recording; Save that = save-that`,
    sentences: `We opened a new line of products
      A new line formed outside the shop
      The new paragraph explains the rule
      The period of rest lasted a week
      The bus came to a full stop
      Put a comma after the name
      There is a question mark over the plan
      The doctor looked at his colon
      Please delete that file
      You cannot undo the past
      They told us to stop recording the meeting
      I will save that for later`,
  },
  'es-ES': {
    commands: `nueva línea = new-line; Salto de línea = new-line; punto y aparte = new-paragraph; nuevo párrafo = new-paragraph
      Punto. = full-stop; punto y seguido = full-stop; coma = comma; signo de interrogación = question-mark
      cerrar exclamación = exclamation-mark; dos puntos = colon; abre comillas = open-quote; cierra comillas = close-quote
      borra eso = delete-that; Deshacer = undo; deja de grabar = stop-recording; guarda eso = save-that`,
    sentences: `Abrieron una nueva línea de metro
      El punto más alto está cerca
      A las ocho en punto
      Coma despacio por favor
      El paciente está en coma
      Me faltan dos puntos para ganar
      Escribe un nuevo párrafo sobre tu casa
      Ese es un punto y aparte en su vida
      Borra eso de la pizarra
      No se puede deshacer lo hecho
      Deja de grabar con el móvil
      Guarda eso en el cajón`,
  },
  'fr-FR': {
    commands: `à la ligne = new-line; Nouvelle ligne = new-line; nouveau paragraphe = new-paragraph; point à la ligne = new-paragraph
      Point. = full-stop; virgule = comma; point d'interrogation = question-mark; point d’exclamation = exclamation-mark
      deux points = colon; deux-points = colon; ouvrez les guillemets = open-quote; fermer les guillemets = close-quote
      efface ça = delete-that; Annuler = undo; arrête l'enregistrement = stop-recording; enregistre ça = save-that`,
    sentences: `Il faut aller à la ligne suivante
      Une nouvelle ligne de métro ouvre demain
      Le point de départ est ici
      Je ne suis point fatigué
      Mets une virgule après le nom
      Nous avons deux points de retard
      Il reste un point d’interrogation sur la date
      Efface ça du tableau
      Je dois annuler mon rendez-vous
      Il a annulé le voyage
      Arrête l’enregistrement de la réunion à midi
      Enregistre ça sur la clé`,
  },
  'de-DE': {
    commands: `Neue Zeile = new-line; nächste Zeile = new-line; neuer Absatz = new-paragraph; Absatz. = new-paragraph
      Punkt = full-stop; punkt. = full-stop; Komma = comma; Fragezeichen = question-mark; Ausrufezeichen = exclamation-mark
      Doppelpunkt = colon; Anführungszeichen auf = open-quote; Anführungszeichen oben = close-quote
      lösch das = delete-that; rückgängig = undo; Aufnahme stoppen = stop-recording; speichere das = save-that`,
    sentences: `Eine neue Zeile im Gedicht
      Der Punkt ist mir wichtig
      Um Punkt acht geht es los
      Der Absatz an meinem Schuh ist ab
      Setz ein Komma vor das aber
      Null Komma fünf Prozent
      Dahinter steht ein großes Fragezeichen
      Der Doppelpunkt fehlt noch
      Bitte lösch das Licht
      Das lässt sich nicht rückgängig machen
      Wir müssen die Aufnahme stoppen bevor es regnet
      Speichere das Bild auf dem Stick`,
  },
  'it-IT': {
    commands: `A capo = new-line; nuova riga = new-line; nuovo paragrafo = new-paragraph; punto e a capo = new-paragraph
      Punto. = full-stop; punto fermo = full-stop; virgola = comma; punto interrogativo = question-mark
      punto esclamativo = exclamation-mark; due punti = colon; apri virgolette = open-quote; chiudi virgolette = close-quote
      cancella questo = delete-that; Annulla = undo; ferma la registrazione = stop-recording; salvalo = save-that`,
    sentences: `Lui è a capo della squadra
      Siamo arrivati a capo del problema
      Il punto è un altro
      Sono le otto in punto
      Zero virgola cinque per cento
      Metti una virgola dopo il nome
      Abbiamo due punti di vantaggio
      C’è un punto interrogativo sul futuro
      Cancella questo numero dalla lista
      Annulla la riunione di domani
      Ferma la registrazione della messa alle nove
      Salvalo nella cartella giusta`,
  },
  'pt-BR': {
    commands: `Nova linha = new-line; pular linha = new-line; novo parágrafo = new-paragraph; parágrafo = new-paragraph
      Ponto. = full-stop; ponto final = full-stop; vírgula = comma; ponto de interrogação = question-mark; exclamação = exclamation-mark
      dois pontos = colon; abre aspas = open-quote; fecha aspas = close-quote; apaga isso = delete-that
      desfazer = undo; parar gravação = stop-recording; salva isso = save-that`,
    sentences: `A nova linha do metrô abriu hoje
      O ponto de ônibus fica ali
      Cheguei às oito em ponto
      Zero vírgula cinco por cento
      Coloque uma vírgula depois do nome
      Ganhamos por dois pontos
      O primeiro parágrafo da lei mudou
      Coloquei um ponto final nessa história
      Apaga isso do quadro
      Vou desfazer as malas
      Mandaram parar a gravação do filme
      Salva isso no computador`,
  },
  'id-ID': {
    commands: `Baris baru = new-line; ganti baris = new-line; paragraf baru = new-paragraph; alinea baru = new-paragraph
      Titik. = full-stop; koma = comma; tanda tanya = question-mark; tanda seru = exclamation-mark; titik dua = colon
      buka kutip = open-quote; buka tanda kutip = open-quote; tutup kutip = close-quote; hapus itu = delete-that
      urungkan = undo; hentikan rekaman = stop-recording; simpan itu = save-that`,
    sentences: `Tulis di baris baru setelah nama
      Dia berdiri di titik nol
      Ini titik balik hidupnya
      Ayah masih dalam keadaan koma
      Dua koma lima persen
      Masih ada tanda tanya besar
      Rambu dengan tanda seru itu rusak
      Ada titik dua puluh meter dari sini
      Hapus itu dari papan tulis
      Batalkan pesanan saya besok
      Tolong hentikan rekaman kamera itu
      Simpan itu di dalam lemari`,
  },
  'tl-PH': {
    commands: `Bagong linya = new-line; new line = new-line; bagong talata = new-paragraph; new paragraph = new-paragraph
      Tuldok. = full-stop; period = full-stop; kuwit = comma; tandang pananong = question-mark; question mark = question-mark
      tandang padamdam = exclamation-mark; tutuldok = colon; buksan ang panipi = open-quote; isara ang panipi = close-quote
      burahin iyan = delete-that; undo = undo; ihinto ang recording = stop-recording; i-save iyan = save-that`,
    sentences: `May bagong linya ng tren sa Maynila
      Isang maliit na tuldok sa mapa
      Lagyan mo ng kuwit ang pangalan
      May tandang pananong sa dulo ng plano
      Basahin mo ang bagong talata sa libro
      First period ang klase namin
      Burahin iyan sa pisara
      Ibalik mo ang libro bukas
      Buksan ang panipi sa simula ng linya
      Ihinto ang recording ng palabas mamaya
      I-save iyan sa computer mo
      Ang tutuldok ay bantas din`,
  },
  'vi-VN': {
    commands: `Xuống dòng = new-line; dòng mới = new-line; đoạn mới = new-paragraph; đoạn văn mới = new-paragraph
      Dấu chấm. = full-stop; dấu phẩy = comma; phẩy = comma; dấu chấm hỏi = question-mark; dấu hỏi = question-mark
      dấu chấm than = exclamation-mark; hai chấm = colon; mở ngoặc kép = open-quote; đóng ngoặc kép = close-quote
      xóa đi = delete-that; hoàn tác = undo; dừng ghi âm = stop-recording; lưu lại = save-that`,
    sentences: `Thuyền trôi xuống dòng sông lớn
      Con tàu đi theo dòng mới
      Thêm một dấu chấm vào cuối câu
      Hai phẩy năm phần trăm
      Đặt dấu phẩy sau tên
      Chữ này có dấu hỏi
      Viết lại đoạn mới cho hay hơn
      Điểm hai chấm năm là thấp
      Xóa đi những kỷ niệm buồn
      Không thể hoàn tác việc này nữa
      Xin dừng ghi âm cuộc họp lúc chín giờ
      Lưu lại số điện thoại của tôi`,
  },
} satisfies Record<string, CommandSamples>;
