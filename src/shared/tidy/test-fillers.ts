import type { LanguageCode } from '../languages.ts';
import type { TidySamples } from './test-tidy-latin.ts';

/** More fillers, and sentences that use the same words intentionally. */
export const fillerSamples: Record<LanguageCode, TidySamples> = {
  'en-US': {
    tidied: `It is, I mean, quite far => It is quite far
      Um so my friend lives in um Galway => My friend lives in Galway
      We met uh um at the station, uh yesterday um. => We met at the station, yesterday.
      I walk every summer er with her dog => I walk every summer with her dog
      He came um and left => He came and left`,
    meant: `I mean what I say
      She works in the ER at night
      You always say um before a question
      It looks like rain
      Do you know him`,
  },
  'es-ES': {
    tidied: `Digamos, es un problema => Es un problema
      El coche, digamos, no arranca => El coche no arranca
      Bueno, ya veremos mañana => Ya veremos mañana
      Vino ayer, eh. => Vino ayer.`,
    meant: `Este año fue muy bueno
      O sea que no viene
      Quiero que sea este
      Un vino muy bueno`,
  },
  'fr-FR': {
    tidied: `Il a, du coup, pris le train => Il a pris le train
      Bah, je ne sais plus => Je ne sais plus
      Enfin, on verra demain => On verra demain
      Elle est, tu sais, très douée => Elle est très douée`,
    meant: `Tu sais nager
      Je ne sais pas quoi faire
      Il a enfin compris
      Ce genre de film me plaît
      Tu vois ce que je veux dire`,
  },
  'de-DE': {
    tidied: `Er war, quasi, schon weg => Er war schon weg
      Na ja, das geht so => Das geht so
      Es ist, irgendwie, sehr kalt => Es ist sehr kalt
      Wir waren, weißt du, zu spät => Wir waren zu spät`,
    meant: `Er ist also doch gekommen
      Das ist halt so
      Irgendwie schaffen wir das
      Weißt du die Antwort
      Das weiß ich eh schon
      Er macht einen Halt in Bonn
      Sie hat es sozusagen geschenkt bekommen`,
  },
  'it-IT': {
    tidied: `È, praticamente, già finito => È già finito
      Insomma, non si può fare => Non si può fare
      Boh, vediamo domani => Vediamo domani`,
    meant: `Da allora non lo vedo
      È praticamente pronto
      Che tipo di pane vuoi`,
  },
  'pt-BR': {
    tidied: `Bom, vamos começar => Vamos começar
      Ele chegou tarde, né. => Ele chegou tarde.
      A casa, sabe, ficou pronta => A casa ficou pronta`,
    meant: `Então ele saiu
      O que isso quer dizer
      É assim que se faz
      Foi um dia bom`,
  },
  'id-ID': {
    tidied: `Maksudnya, saya setuju => Saya setuju
      Rumah itu, kayak, sangat tua => Rumah itu sangat tua
      Eh, kita pergi sekarang => Kita pergi sekarang
      Begini, saya ada ide => Saya ada ide`,
    meant: `Apa maksudnya itu
      Dia kayak kakaknya
      Bukan begini caranya
      Jangan gitu dong`,
  },
  'tl-PH': {
    tidied: `Alam mo, masaya ako => Masaya ako
      Siya ay, parang, galit na => Siya ay galit na
      Bale, uuwi na kami => Uuwi na kami
      Kasi, pagod na ako => Pagod na ako`,
    meant: `Alam mo ang sagot
      Hindi ako pumunta kasi umulan
      Parang bata siya`,
  },
  'vi-VN': {
    tidied: `À, tôi nhớ rồi => Tôi nhớ rồi
      Anh ấy, nói chung là, rất tốt => Anh ấy rất tốt
      Ý là, tôi không đi => Tôi không đi
      Cái này, đại loại là, khá đắt => Cái này khá đắt`,
    meant: `Tôi thích kiểu nhà này
      Rảnh thì đến nhé
      Cô ấy ừ rồi cười
      Thế à
      Nó nói chung là tốt`,
  },
  'ru-RU': {
    tidied: `Значит, мы идём домой => Мы идём домой
      Он, типа, очень умный => Он очень умный
      Мы, так сказать, уже пришли => Мы уже пришли
      В общем, всё хорошо => Всё хорошо`,
    meant: `Что это значит
      Это типа нашего дома`,
  },
  'zh-CN': {
    tidied: `这个，我不清楚 => 我不清楚
      他今天，怎么说呢，不太高兴 => 他今天不太高兴
      啊，我想起来了 => 我想起来了`,
    meant: `我要那个红色的
      这个问题很难
      他就是不来`,
  },
  'zh-CN-pinyin': {
    tidied: `Zhège, wǒ bù qīngchǔ => Wǒ bù qīngchǔ
      Tā jīntiān, zěnme shuō ne, bù gāoxìng => Tā jīntiān bù gāoxìng
      Ránhòu ne, wǒmen jiù zǒu le => Wǒmen jiù zǒu le
      Wǒ míngtiān, zhège, bù lái => Wǒ míngtiān bù lái`,
    meant: `Wǒ yào nàge hóngsè de
      Zhège wèntí hěn nán
      Tā shì wǒ de ēn rén
      Wǒ hěn è
      Nǐ xǐhuān nàge ma`,
  },
  'zh-TW': {
    tidied: `那個，我不清楚 => 我不清楚
      他今天，怎麼說呢，不太高興 => 他今天不太高興
      欸，我想起來了 => 我想起來了`,
    meant: `我要那個紅色的
      這個問題很難
      他就是不來
      然後呢我們去哪裡`,
  },
  'ja-JP': {
    tidied: `ええと、三時です => 三時です
      昨日は、その、すみません => 昨日はすみません`,
    meant: `あの店は安い
      彼女はえっとと答えた
      その話を聞いた
      まあまあの味
      あの日を覚えている
      ええ、行きます`,
  },
  'ko-KR': {
    tidied: `저기, 질문 있어요 => 질문 있어요
      있잖아, 나 내일 가 => 나 내일 가
      우리는 이제, 뭐, 다 괜찮아요 => 우리는 이제 다 괜찮아요
      그, 잘 안 들려요 => 잘 안 들려요`,
    meant: `그러니까 내가 갈게
      저 사람은 누구예요
      그 책을 주세요
      뭐 하고 있어
      저기 보이는 집`,
  },
  'ar-SA': {
    tidied: `مثلا، نذهب غدا => نذهب غدا
      الطعام هنا، بصراحة، لذيذ جدا => الطعام هنا لذيذ جدا
      آه، تذكرت الآن => تذكرت الآن
      طيب، انتهينا اليوم => انتهينا اليوم`,
    meant: `ماذا يعني هذا
      الطعام طيب جدا
      لا تفعل كذا`,
  },
  'hi-IN': {
    tidied: `अच्छा, अब चलते हैं => अब चलते हैं
      वह आज, बस, थक गया है => वह आज थक गया है
      वो, मुझे जाना है => मुझे जाना है`,
    meant: `वो मेरा भाई है
      बस दस मिनट रुको
      यानी वह नहीं आएगा`,
  },
  'th-TH': {
    tidied: `อื้ม ไปกันเถอะ => ไปกันเถอะ
      เขา ประมาณว่า ไม่อยากมา => เขา ไม่อยากมา
      เอิ่ม ขอคิดก่อน => ขอคิดก่อน
      เขา | แบบ | ไม่ชอบเลย => เขา ไม่ชอบเลย`,
    meant: `นี่คือบ้านของฉัน
      แบบนี้ดีมาก
      เขาก็ไปด้วย`,
  },
};
