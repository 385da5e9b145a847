/** Texts to tidy, and texts that use the same words intentionally. A vertical bar is a pause. */
export interface TidySamples {
  /** `said => tidied`, one per line. */
  tidied: string;
  /** One text per line. */
  meant: string;
}

export const latinTidy = {
  'en-US': {
    tidied: `So, um, the the ship had been at sea => So the ship had been at sea
      So um I think so => So I think so
      So um | I think so => So I think so
      Um, I think so => I think so
      It was, like, really late => It was really late
      Well | uh | that is it => Well that is it
      I I want to go => I want to go
      we met. um, then we left => we met. Then we left
      It works, you know. => It works.
      Um. Hello there => Hello there
      the end . of it => the end. Of it
      two  spaces   here => two spaces here
      and and of of course => and of course
      Red, um, green, blue => Red, green, blue
      It was late, um, uh. => It was late.
      We left. Um => We left.`,
    meant: `I like it very much
      You know the answer
      What do you mean
      He had had enough
      I know that that is true
      No no no, please
      He works at UM in Miami
      The word "um" is short
      It costs 3.5 million e.g. in Rome
      They came in in a hurry
      We sang la la la
      A very very old ship
      He said um and left
      Boston, UM, Miami`,
  },
  'es-ES': {
    tidied: `ehm, no sé => no sé
      Yo ehm | no lo sé => Yo no lo sé
      Eh, yo creo que sí => Yo creo que sí
      Fue, o sea, muy tarde => Fue muy tarde
      El el barco salió => El barco salió
      Quiero, este, decir algo => Quiero decir algo
      de de la casa => de la casa
      Pues, vamos a ver => Vamos a ver
      Llegó. ehm, se fue => Llegó. Se fue
      no sé , la verdad => no sé, la verdad
      la la casa => la casa
      Ehm. Buenos días => Buenos días
      Yo | ehm | no lo sé => Yo no lo sé`,
    meant: `Este libro es mío
      Norte, sur, este, oeste
      Es bueno para ti
      Digamos la verdad
      Después pues no vino
      Muy muy lejos
      Cantaba la la la
      Tengo 1 000 euros
      Sr. gómez vino
      No no quiero
      Dijo ehm y se fue
      Norte, sur, este.`,
  },
  'fr-FR': {
    tidied: `Euh, je ne sais pas => Je ne sais pas
      je euh | ne sais pas => je ne sais pas
      je | euh | ne sais pas => je ne sais pas
      C’est, genre, très tard => C’est très tard
      le le bateau => le bateau
      Ben, on y va => On y va
      Il est tard, quoi. => Il est tard.
      de de la mer => de la mer
      Il part. euh, il revient => Il part. Il revient
      oui , peut-être => oui, peut-être
      je je pense => je pense
      Hum. Bonjour => Bonjour`,
    meant: `Le genre humain
      Quoi de neuf
      Tu vois la mer
      Nous nous lavons
      Vous vous trompez
      Enfin seul
      Il dit : oui !
      La la la chantait-elle
      Du coup de pied
      Un très très beau jour
      Il dit euh sans arrêt`,
  },
  'de-DE': {
    tidied: `Ich | äh | weiß nicht => Ich weiß nicht
      Ich | äh weiß nicht => Ich weiß nicht
      Ähm, ich glaube ja => Ich glaube ja
      Es war, sozusagen, spät => Es war spät
      ich ich komme => ich komme
      Also, wir gehen => Wir gehen
      und und dann => und dann
      Das ist, halt, so gewesen => Das ist so gewesen
      Er kam. äh, dann ging er => Er kam. Dann ging er
      das Haus , das alte => das Haus, das alte
      Hm. Guten Tag => Guten Tag
      eine eine Frage => eine Frage`,
    meant: `Es geht um acht Uhr um die Ecke
      Ich denke also bin ich
      Halt bitte an
      Die die das sagen
      Er lud mich ein ein Bier zu trinken
      Aber aber meine Herren
      Am 3. mai kam er
      Das kostet z.B. zehn Euro
      Sehr sehr schön
      Er ist quasi fertig
      Er sagt äh zu oft
      Wir kommen | um | acht Uhr an`,
  },
  'it-IT': {
    tidied: `ehm, non lo so => non lo so
      Io ehm | non lo so => Io non lo so
      Ehm, credo di sì => Credo di sì
      Era, cioè, molto tardi => Era molto tardi
      il il treno => il treno
      Allora, andiamo via => Andiamo via
      di di casa => di casa
      È partito. ehm, poi torna => È partito. Poi torna
      La casa, diciamo, è grande => La casa è grande
      sì , certo => sì, certo
      io io penso => io penso
      Uhm. Ciao a tutti => Ciao a tutti
      Io | ehm | non lo so => Io non lo so`,
    meant: `Un tipo strano
      Allora non c’era nessuno
      Cioè non lo so
      Piano piano arriviamo
      La la la cantava
      Diciamo la verità
      Pane, tipo, acqua
      Costa 3.5 euro
      Molto molto bello
      Insomma non va
      Dice ehm e va via`,
  },
  'pt-BR': {
    tidied: `hum, eu não sei => eu não sei
      Eu | hã não sei => Eu não sei
      É, eu acho que sim => Eu acho que sim
      Foi, tipo, muito tarde => Foi muito tarde
      o o barco => o barco
      Então, vamos embora => Vamos embora
      de de casa => de casa
      Chegou. hã, depois saiu => Chegou. Depois saiu
      Ele é, quer dizer, muito bom => Ele é muito bom
      sim , claro => sim, claro
      eu eu quero => eu quero
      Hum. Bom dia => Bom dia
      Eu | hã | não sei => Eu não sei`,
    meant: `Comprei um carro e um barco
      Um dia desses
      O tipo de sangue
      Ele sabe tudo
      Ela é boa
      Assim não dá
      O que que você quer
      Muito muito bom
      Custa 3.5 reais
      Pão, tipo, leite
      Comprei | um | carro novo
      Pagou hum mil reais`,
  },
  'id-ID': {
    tidied: `eee, saya tidak tahu => saya tidak tahu
      Saya emm | tidak tahu => Saya tidak tahu
      Ehm, saya kira begitu => Saya kira begitu
      Itu, gitu, sangat jauh => Itu sangat jauh
      yang yang besar => yang besar
      Dia datang. emm, lalu pergi => Dia datang. Lalu pergi
      Saya, anu, mau bertanya => Saya mau bertanya
      di di rumah => di rumah
      ya , tentu => ya, tentu
      dan dan kami => dan kami
      Hmm. Selamat pagi => Selamat pagi
      Saya | emm | tidak tahu => Saya tidak tahu`,
    meant: `Anak anak bermain
      Pelan pelan saja
      Begini caranya
      Maksudnya baik
      Anu itu rusak
      Itu itu saja
      Kayak burung
      Hati hati di jalan
      Harganya 3.5 juta
      Apa ya namanya
      Dia bilang emm lalu pergi`,
  },
  'tl-PH': {
    tidied: `ahm, hindi ko alam => hindi ko alam
      Siya | ahm ay pagod na => Siya ay pagod na
      Uhm, sa tingin ko oo => Sa tingin ko oo
      Siya ay, ano, pagod na => Siya ay pagod na
      ang ang bahay => ang bahay
      Umalis siya. umm, bumalik din => Umalis siya. Bumalik din
      Ito ay, kumbaga, mahalaga na => Ito ay mahalaga na
      sa sa bahay => sa bahay
      oo , siyempre => oo, siyempre
      ako ako nga => ako nga
      Hmm. Magandang umaga => Magandang umaga
      Siya | ahm | ay pagod na => Siya ay pagod na`,
    meant: `Ano ang pangalan mo
      Araw araw siyang naglalakad
      Parang ulan
      Halo halo ang gusto ko
      Kasi pagod siya
      Alam mo ba ito
      Dahan dahan lang
      Ganun ba
      May 3.5 milyon
      Ah oo nga
      Sabi niya ahm at umalis`,
  },
  'vi-VN': {
    tidied: `ừm, tôi không biết => tôi không biết
      Tôi ừm | không biết => Tôi không biết
      Ờ, tôi nghĩ vậy => Tôi nghĩ vậy
      Nó, kiểu như, rất xa => Nó rất xa
      và và tôi => và tôi
      Anh đi. ừm, rồi về => Anh đi. Rồi về
      Cái đó, ý là, rất tốt => Cái đó rất tốt
      của của tôi => của tôi
      vâng , đúng rồi => vâng, đúng rồi
      tôi tôi muốn => tôi muốn
      Ừm. Chào buổi sáng => Chào buổi sáng
      Tôi | ừm | không biết => Tôi không biết`,
    meant: `Từ từ thôi
      Trời xanh xanh
      Kiểu tóc đẹp
      Bay là là mặt nước
      Nếu mưa thì ở nhà
      Anh ừ một tiếng
      Luôn luôn đúng
      Ngày ngày đi học
      Giá 3.5 triệu
      Bạn khỏe không à
      Anh nói ừm rồi đi`,
  },
} satisfies Record<string, TidySamples>;
