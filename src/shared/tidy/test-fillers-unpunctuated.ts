import type { LanguageCode } from '../languages.ts';
import type { TidySamples } from './test-tidy-latin.ts';

/** As recognisers write speech: without the commas around fillers. Also the same words with a meaning. */
export const unpunctuatedSamples: Record<LanguageCode, TidySamples> = {
  'en-US': {
    tidied: `Um so my friend lives in um Galway and he knows the you know people => My friend lives in Galway and he knows the people
      Uh so I’m late => I’m late
      Hmm that is strange => That is strange
      It is hm quite far => It is quite far
      He sold his you know old car => He sold his old car
      We left early, so yeah. => We left early.
      Um so many people came => So many people came`,
    meant: `Do you know Niamh
      Some of you know Niamh
      The point is you know nothing
      I told my you know who to wait
      The screw is 5 mm long
      I think so yeah
      It rained. So we left
      Hmm? Say that again
      She said hmm and left`,
  },
  'es-ES': {
    tidied: `Yo eh creo que sí => Yo creo que sí
      Vivimos eh cerca del mar => Vivimos cerca del mar
      Fuimos hmm al mercado => Fuimos al mercado`,
    meant: `Vienes mañana eh?
      Ella dijo eh y se fue
      Eh tú ven aquí
      Está muy bien eh`,
  },
  'fr-FR': {
    tidied: `Je suis euh en retard => Je suis en retard
      On part hmm demain matin => On part demain matin
      Il habite euuh à Lyon => Il habite à Lyon`,
    meant: `Elle dit hmm souvent
      Eh bien nous partons
      Il est parti hein
      Un bah de dédain`,
  },
  'de-DE': {
    tidied: `Ich wohne äh in Bonn => Ich wohne in Bonn
      Wir fahren ehm morgen => Wir fahren morgen
      Das ist hmm schwierig => Das ist schwierig`,
    meant: `Das ist eh egal
      Er kommt um acht
      Sie sagt hm und geht
      Er hat eh recht`,
  },
  'it-IT': {
    tidied: `Io eh penso di sì => Io penso di sì
      Abito ehm a Roma => Abito a Roma
      Siamo hmm quasi arrivati => Siamo quasi arrivati`,
    meant: `Vieni domani eh?
      Ma eh già lo sapevo
      Dice eh e va via
      Eh sì è vero
      Bello eh`,
  },
  'pt-BR': {
    tidied: `Eu ahn acho que sim => Eu acho que sim
      A gente humm vai amanhã => A gente vai amanhã
      Ele mora hã em Recife => Ele mora em Recife`,
    meant: `Hã? Como foi
      Ela disse ahn e saiu
      Pagou hum real
      Isso é bom
      Está frio né`,
  },
  'ru-RU': {
    tidied: `Я э думаю да => Я думаю да
      Мы эм живём в городе => Мы живём в городе
      Он хмм уже ушёл => Он уже ушёл
      Это э-э очень далеко => Это очень далеко`,
    meant: `Слово на букву э пишется так
      Буква э оборотное здесь
      Это машина класса э сегодня
      Дядя Эм приехал
      Это эм че эс ответило
      Он сказал э и ушёл
      Доска пять мм толщиной`,
  },
  'zh-CN': {
    tidied: `我想呃明天去 => 我想明天去
      呃我们明天去 => 我们明天去
      我觉得嗯这样不行 => 我觉得这样不行
      因为嗯今天下雨 => 因为今天下雨`,
    meant: `他打呃很难受
      他说呃就走了
      治疗呃逆的方法
      他嗯了一声
      我觉得嗯可以
      嗯我知道了
      这个呃字怎么读`,
  },
  'zh-CN-pinyin': {
    tidied: `Wǒ juéde èn zhèyàng bù xíng => Wǒ juéde zhèyàng bù xíng
      Yīnwèi èn jīntiān xià yǔ => Yīnwèi jīntiān xià yǔ
      Wǒmen qù ránhòu ńg chīfàn => Wǒmen qù ránhòu chīfàn`,
    meant: `Wǒ juéde èn kěyǐ
      Wǒ hěn è le
      Tā èn le yìshēng
      Èn wǒ zhīdào le
      Dà ēn rén lái le`,
  },
  'zh-TW': {
    tidied: `我想呃明天去 => 我想明天去
      呃我們明天去 => 我們明天去
      我覺得嗯這樣不行 => 我覺得這樣不行
      因為嗯今天下雨 => 因為今天下雨`,
    meant: `他打呃很難受
      他說呃就走了
      治療呃逆的方法
      他嗯了一聲
      我覺得嗯可以
      嗯我知道了
      這個呃字怎麼讀`,
  },
  'ja-JP': {
    tidied: `私はえー明日行きます => 私は明日行きます
      ええと三時です => 三時です
      私はええと三時に行きます => 私は三時に行きます
      昨日はあのー雨でした => 昨日は雨でした
      これはうーん難しいです => これは難しいです`,
    meant: `今日はえー天気ですね
      ええとこですね
      彼女はええと答えた
      彼はえーと言った
      ええともいいですよ
      へえーそうですか
      彼はうーんと考えた
      ふうーんと言った`,
  },
  'ko-KR': {
    tidied: `저는 음 내일 가요 => 저는 내일 가요
      나는 어 잘 모르겠어 => 나는 잘 모르겠어
      그리고 음 학교에 갔어요 => 그리고 학교에 갔어요
      그건 으음 어려워요 => 그건 어려워요`,
    meant: `높은 음 하나가 들려요
      저는 음 하나를 들었어요
      그는 어 하고 대답했다
      다음 주에 가요
      어 그래요
      음 이탈이 났어요`,
  },
  'ar-SA': {
    tidied: `أنا آه أعتقد ذلك => أنا أعتقد ذلك
      نحن اه سنذهب غدا => نحن سنذهب غدا
      أريد اممم بعض الماء => أريد بعض الماء`,
    meant: `أطلق آه طويلة من الألم
      هذا آه كم هو جميل
      قال آه ثم سكت
      آه نعم صحيح`,
  },
  'hi-IN': {
    tidied: `मैं उम्म कल जाऊँगा => मैं कल जाऊँगा
      वह हम्म्म नहीं आया => वह नहीं आया
      हम उह घर पर हैं => हम घर पर हैं`,
    meant: `उसने हम्म कहा
      हाँ हम जाएँगे
      मैं हूँ यहाँ
      वो बस से आया`,
  },
  'id-ID': {
    tidied: `Saya umm mau pulang => Saya mau pulang
      Kami tinggal uh di Bandung => Kami tinggal di Bandung
      Itu eee sangat jauh => Itu sangat jauh`,
    meant: `Besok eh lusa saya datang
      Dia bilang hmm lalu pergi
      Kuliah di UM Malang
      Anu saya hilang`,
  },
  'tl-PH': {
    tidied: `Ako ay uh pagod na => Ako ay pagod na
      Pupunta kami um sa bahay => Pupunta kami sa bahay
      Siya ahmm ang guro => Siya ang guro`,
    meant: `Kasi eh wala akong pera
      Ah ganun pala
      Sabi niya hmm at umalis
      Nag-aaral siya sa UM ngayon`,
  },
  'vi-VN': {
    tidied: `Tôi nghĩ là ờ mai đi => Tôi nghĩ là mai đi
      Nhà của ờ bạn tôi => Nhà của bạn tôi
      Tôi ưm không biết => Tôi không biết`,
    meant: `Nó ờ rồi đi
      Anh ta chỉ ờ một tiếng
      Cây cối um tùm
      Thế à bạn
      Ờ thì đi`,
  },
  'th-TH': {
    tidied: `เขา เอิ่ม จะไปพรุ่งนี้ => เขา จะไปพรุ่งนี้
      เรา อืม ยังไม่รู้ => เรา ยังไม่รู้
      บ้าน เอ่อ อยู่ไกล => บ้าน อยู่ไกล`,
    meant: `น้ำเอ่อล้นตลิ่ง
      เขาพูดว่าอืมแล้วไป
      คือบ้านหลังนี้
      แบบฝึกหัดนี้ยาก`,
  },
};
