/** A dictionary for one language, texts it changes, and texts it must leave alone. */
export interface WordSamples {
  /** `written < heard, heard`, one per line. */
  words: string;
  /** `heard => written`, one per line. */
  changed: string;
  /** One text per line. */
  unchanged: string;
}

export const latinWords = {
  'en-US': {
    words: `Kubernetes < cooper nettis, cuban eighties
      Aoife Byrne < eva burn, ifa burn
      kubectl < cube control
      PostgreSQL < post grass queue el
      Don < dawn`,
    changed: `we moved to cooper nettis last week => we moved to Kubernetes last week
      Cooper nettis is slow => Kubernetes is slow
      I met Eva Burn, and Eva Burn's dog => I met Aoife Byrne, and Aoife Byrne's dog
      run cube control now => run kubectl now
      Cube control is a tool => Kubectl is a tool
      It failed. Cube control said why => It failed. Kubectl said why
      use postgresql here => use PostgreSQL here
      the post grass queue el server => the PostgreSQL server
      cuban-eighties cluster => Kubernetes cluster
      (ifa burn) => (Aoife Byrne)
      ask dawn => ask Don`,
    unchanged: `cooper and nettis are two people
      the coopers nettis
      ice cube controls
      a cube controller
      neva burn
      eva burned the toast
      dawned on me
      postal grass
      kubernetesque
      don't do that
      the dawn'll break`,
  },
  'es-ES': {
    words: `Saoirse < sirsa, ser cha
      Iñaki Etxeberria < iñaki echeverría
      Kubernetes < cubernetes
      GitHub < guit jab`,
    changed: `hablé con sirsa ayer => hablé con Saoirse ayer
      Sirsa vino => Saoirse vino
      ¿viene ser cha? => ¿viene Saoirse?
      llama a iñaki echeverría => llama a Iñaki Etxeberria
      Iñaki Echeverría llamó => Iñaki Etxeberria llamó
      usamos cubernetes => usamos Kubernetes
      cubernetes, claro => Kubernetes, claro
      está en guit jab => está en GitHub
      súbelo a github => súbelo a GitHub
      «sirsa» => «Saoirse»`,
    unchanged: `los sirsas
      ser chapado
      quiere ser chef
      iñaki no echeverría
      cubernetesista
      las cubernetes2
      guitarra jabón
      un githubero
      desirsa
      ser o no ser`,
  },
  'fr-FR': {
    words: `Aoife < iffa, eva
      Nguyễn < nouyen
      Kubernetes < cuber nettes
      LaTeX < la tech`,
    changed: `j'ai vu iffa hier => j'ai vu Aoife hier
      l'iffa de Dublin => l'Aoife de Dublin
      d’eva => d’Aoife
      monsieur nouyen => monsieur Nguyễn
      Nouyen est là => Nguyễn est là
      avec cuber nettes => avec Kubernetes
      Cuber nettes marche => Kubernetes marche
      en la tech => en LaTeX
      le latex de la thèse => le LaTeX de la thèse
      eva, iffa => Aoife, Aoife`,
    unchanged: `évader
      evasion
      les nouyens
      des cubes nettes
      la technique
      de la technologie
      giffard
      j’iffais
      evas
      la belle tech`,
  },
  'de-DE': {
    words: `Xhosa < kosa, cosa
      Jürgen Groß < jürgen gros
      Kubernetes < kuba netis
      ver.di < verdi`,
    changed: `ich spreche kosa => ich spreche Xhosa
      Kosa ist schön => Xhosa ist schön
      frag jürgen gros => frag Jürgen Groß
      Jürgen Gros sagt ja => Jürgen Groß sagt ja
      der kuba netis Cluster => der Kubernetes Cluster
      ein Kuba-Netis-Cluster => ein Kubernetes-Cluster
      die verdi streikt => die ver.di streikt
      Verdi streikt => Ver.di streikt
      (cosa) => (Xhosa)
      Heute kosa, morgen cosa => Heute Xhosa, morgen Xhosa`,
    unchanged: `kosaken
      das Kosak
      jürgen grossmann
      jürgens gros
      kuba und netis
      kubanetis
      verdienen
      unverdi
      cosas
      die Verdiane`,
  },
  'it-IT': {
    words: `Siobhan < sciovon
      Wojtyła < voitila
      Kubernetes < cubernetis
      YouTube < iu tiub`,
    changed: `ho visto sciovon => ho visto Siobhan
      Sciovon è qui => Siobhan è qui
      l'amica d'sciovon => l'amica d'Siobhan
      papa voitila => papa Wojtyła
      Voitila era polacco => Wojtyła era polacco
      usiamo cubernetis => usiamo Kubernetes
      cubernetis! => Kubernetes!
      su iu tiub => su YouTube
      su youtube => su YouTube
      l’youtube => l’YouTube`,
    unchanged: `sciovone
      sciovon2
      voitilano
      i voitilani
      cubernetisti
      piu tiub
      iu tiube
      youtuber
      lo youtuber famoso
      vo itila`,
  },
  'pt-BR': {
    words: `Saoirse < sircha
      Wagner Moura < vagner moura
      Kubernetes < cubernete
      WhatsApp < zap zap`,
    changed: `falei com sircha => falei com Saoirse
      Sircha chegou => Saoirse chegou
      o vagner moura é ator => o Wagner Moura é ator
      Vagner Moura é ator => Wagner Moura é ator
      subir no cubernete => subir no Kubernetes
      Cubernete caiu => Kubernetes caiu
      manda no zap zap => manda no WhatsApp
      manda no zap-zap => manda no WhatsApp
      meu whatsapp => meu WhatsApp
      “sircha” => “Saoirse”`,
    unchanged: `sirchas
      vagner e moura
      vagner mourão
      os cubernetes
      zap zapeando
      o zap
      whatsappei
      encubernete
      vagneriano
      zapzapzap`,
  },
  'id-ID': {
    words: `Nguyen < nguyen tran, win
      Kubernetes < kuber netes
      Ma'ruf < maruf
      GoJek < go jek`,
    changed: `saya bertemu win tadi => saya bertemu Nguyen tadi
      Win sudah datang => Nguyen sudah datang
      pakai kuber netes => pakai Kubernetes
      Kuber netes lambat => Kubernetes lambat
      pak maruf amin => pak Ma'ruf amin
      Maruf pergi => Ma'ruf pergi
      naik go jek => naik GoJek
      naik gojek => naik GoJek
      nguyen tran, ya => Nguyen, ya
      (maruf) => (Ma'ruf)`,
    unchanged: `window
      winda
      darwin
      kuber dan netes
      kuber netesnya
      makruf
      marufin
      gojekers
      go jeky
      menggojek`,
  },
  'tl-PH': {
    words: `Xyriel < sairel, siriel
      Quiapo < kyapo
      Kubernetes < kubernitis
      GCash < ji cash`,
    changed: `kausap ko si sairel => kausap ko si Xyriel
      Sairel ang pangalan => Xyriel ang pangalan
      si siriel daw => si Xyriel daw
      punta tayo sa kyapo => punta tayo sa Quiapo
      Kyapo na => Quiapo na
      gamit namin ang kubernitis => gamit namin ang Kubernetes
      kubernitis, oo => Kubernetes, oo
      bayad sa ji cash => bayad sa GCash
      bayad sa gcash => bayad sa GCash
      (kyapo) => (Quiapo)`,
    unchanged: `sairela
      mga sairels
      kyapong
      nagkyapo
      kubernitista
      ji at cash
      ji cashier
      mag-gcashan
      sirielle
      taga-kyapos`,
  },
  'vi-VN': {
    words: `Kubernetes < cu bơ nét
      Zalo < da lô
      Đắk Lắk < đắc lắc
      GitHub < ghít hắp`,
    changed: `dùng cu bơ nét nhé => dùng Kubernetes nhé
      Cu bơ nét chậm => Kubernetes chậm
      nhắn qua da lô => nhắn qua Zalo
      Da lô bị lỗi => Zalo bị lỗi
      đi đắc lắc chơi => đi Đắk Lắk chơi
      Đắc Lắc đẹp lắm => Đắk Lắk đẹp lắm
      lên ghít hắp => lên GitHub
      lên github => lên GitHub
      (da lô) => (Zalo)
      da lô, đắc lắc => Zalo, Đắk Lắk`,
    unchanged: `cu bơ nétt
      con cu bơ
      da lông
      da lộ
      hà đa lô
      đắc lắcc
      đắc ý
      ghít hắpp
      githubs
      đắt lắc`,
  },
} satisfies Record<string, WordSamples>;
