import type { LanguageCode } from '../languages.ts';

const list = (words: string): string[] => words.split(' ');

const chinese = list(
  '我 你 他 她 我们 我們 你们 你們 他们 他們 的 了 是 不 在 有 这 這 那 个 個 和 说 說 听 聽 听到 聽到 看 看到 去 来 來 想 要 会 會 能 知道 好 人 大 小 今天 明天 昨天 现在 現在 时候 時候 什么 什麼 怎么 怎麼 因为 因為 所以 但是 可以 没有 沒有 做 吃 喝 家 工作 学校 學校 朋友 谢谢 謝謝 时间 時間 东西 東西 问题 問題',
);

/** The most common words. A rule that replaces one of them changes sentences that were right. */
const words: Record<LanguageCode, readonly string[]> = {
  'en-US': list(
    'a about after again all also always an and any are as ask at away back be because been before big but by call came can come could day did different do does done don’t door down each early end even every eye far feel few find first for found friend from gave get give go going good great had hand has have he head hear heard help her here him his home house how i if in into is it its just keep kind knew know known large last late left less let life like line little live long look made make man many may me mean men might more most mother much must my name need never new next night no not nothing now of off often old on once one only or other our out over own part people place point put ran read really right room said same saw say school see seen she should show side small so some something soon still stop such take talk tell than that the their them then there these they thing think this those thought three through time to today together told tomorrow too took tree try turn two under until up us use very wait walk want was water way we week well went were what when where which while white who why will with woman word words work world would write year yes yesterday yet you young your',
  ),
  'es-ES': list(
    'a agua ahora al algo allí amigo antes año aquí así aunque ayer bien buena bueno cada casa casi como con cosa creo cuando dar de decir del desde después día dice dijo donde dos el ella ellos en entonces era es esa ese eso esta está estaba estar este esto fue gente gracias gran ha hablar hace hacer hasta hay he hijo hombre hora hoy ir la las le les lo los luego lugar mañana más me mejor mi mientras mismo momento mucho mujer mundo muy nada ni niño no noche nos nosotros nuestro nunca o oír oye otra otro padre palabra para parte pero persona poco poder por porque primero puede pues que qué quiero saber se sea ser si sí siempre sin sobre solo son su sus también tan tener tengo tiempo tiene toda todo todos trabajo tu tú un una usted va vamos ve ver vez vida vivir y ya yo',
  ),
  'fr-FR': list(
    'a ai ainsi aller alors ami an année après assez au aujourd’hui aussi autre aux avant avec avoir beau beaucoup bien bon bonjour c’est ça car ce cela celle celui ces cet cette chaque chez chose comme comment croire dans de demain depuis dernier des deux devoir dire dit donc du eau elle elles en encore enfant entendre entendu entre est et été être eux faire fait faut femme fille fois gens grand heure hier homme ici il ils j’ai jamais je jour la là le les leur lui ma main maintenant mais maison me même mes mettre moi moins mois mon monde mot ne non nos notre nous nouveau nuit on ont ou où oui par parce parler pas passer pendant père personne petit peu peut plus pour pourquoi prendre premier près qu’il quand que quel qui quoi rien sa sans savoir se sera ses seul si son sont sous sur ta te temps tes toi ton toujours tous tout très trop trouver tu un une va venir vers vie vite voir vos votre vouloir vous vrai',
  ),
  'de-DE': list(
    'aber alle allein als also alt am an andere arbeit auch auf aus bei beim bin bis bist bitte da dabei damit danach danke dann das dass dein dem den denn der des dich die dir doch dort du durch ein eine einem einen einer eines einfach er es etwas euch frau für ganz geben gehen geht genau gerade gestern gibt groß gut haben habe hallo hand hast hat haus her heute hier hin hören hört gehört ich ihm ihn ihr im immer in ist ja jahr jede jeder jetzt kann kein kein keine kind klein kommen kommt können lange lassen leben leute machen macht man mann mehr mein meine mensch mich mir mit morgen muss nach nacht name neu nicht nichts nie noch nun nur oder ohne recht sagen sagt schon sehen sehr sein seine seit sich sie sieht sind so sollen sondern stadt tag tun über um und uns unser unter viel viele vom von vor war warum was wasser weg weil weiß welt wenn wer werden wie wieder will wir wird wissen wo wollen wort würde zeit zu zum zur zwei zwischen',
  ),
  'it-IT': list(
    'a abbiamo acqua adesso ai al alla allora altro amico anche ancora andare anno bello bene buono c’è casa che chi ci ciao come con cosa così credo cui da dal dalla de degli dei del della dentro deve di dice dire dopo dove due e è ed era essere fa fare fatto figlio forse fra gente già giorno gli grande grazie ha hai hanno ho i ieri il in io la lavoro le lei li lo loro lui lungo ma mai mano me meglio meno mentre mi mia mio molto momento mondo ne nel nella nessuno niente no noi non nostro notte nulla nuovo o ogni oggi ora ore parlare parola parte per perché però persona più poco poi possibile posso prima primo può qualcosa quale quando quanto quasi quella quello questa questo qui sa sapere se sei sempre sentire sentito senza si sì sia siamo sono sta stato stesso su sua subito suo tanto te tempo ti troppo tu tutti tutto un una uno uomo va vedere verso vi via vita voglio voi volta vuole',
  ),
  'pt-BR': list(
    'a agora água ainda algo ali amanhã amigo ano antes ao aos aqui as assim até bem boa bom cada casa coisa com como criança da dar das de depois desde dia disse dizer do dois dos e é ela elas ele eles em então era essa esse esta está estar estava este eu falar faz fazer filho foi gente grande há hoje homem hora ir isso isto já lá lhe lugar mais mas me melhor menos mesmo meu mim minha muito mulher mundo na nada não nas nem no noite nome nos nós nossa nosso nova novo nunca o obrigado onde ontem os ou ouvir ouvi ouvido outro palavra para parte pela pelo pessoa pode por porque pouco primeiro quando que quem quer quero saber são se sem sempre ser seu sim só sobre sua também tão tem tempo tenho ter toda todo todos trabalho três tu tudo um uma vai vamos ver vez vida você vocês',
  ),
  'ru-RU': list(
    'а без более большой был была были было быть в вам вас ваш весь во вода вот время все всё всегда всего вы где говорить год да давать два делать день для до довольно дом друг другой думать если есть ещё жизнь за завтра здесь знать и из или им их к как какой когда кто ли люди мало между меня мир мне много может мой мочь мы на надо нам нас наш не него нет ни никогда но новый ночь ну о об один он она они от очень первый по под пока понимать после потом потому почему при просто работа раз рука с сам самый свой себя сегодня сейчас сказал сказать слово слышать слышал смотреть со спасибо стал так также такой там тебя теперь то тоже только том тот тут ты у уже хорошо хотеть хочу человек чем через что чтобы это этот я',
  ),
  'zh-CN': chinese,
  'zh-CN-pinyin': chinese,
  'zh-TW': chinese,
  'ja-JP': list(
    '私 僕 あなた 彼 彼女 私たち これ それ あれ ここ そこ あそこ この その あの 何 誰 どこ いつ なぜ どう 人 今日 明日 昨日 今 時 時間 年 月 日 家 水 仕事 学校 友達 名前 言葉 話 事 こと もの 物 ある いる する なる 行く 来る 見る 聞く 聞いた 言う 言った 思う 知る 食べる 飲む 書く 読む 良い いい 大きい 小さい 新しい 多い 少し とても また もう まだ はい いいえ ない です ます でも しかし だから そして ありがとう',
  ),
  'ko-KR': list(
    '나 나는 내가 너 저 저는 우리 그 그는 그녀 이 이것 그것 저것 여기 거기 저기 무엇 뭐 누구 어디 언제 왜 어떻게 사람 오늘 내일 어제 지금 시간 때 년 월 일 집 물 학교 친구 이름 말 것 수 있다 없다 하다 되다 가다 오다 보다 듣다 들었다 말하다 생각하다 알다 먹다 좋다 좋은 큰 작은 새 많은 많이 조금 아주 너무 또 다시 아직 네 아니요 그리고 하지만 그래서 감사합니다',
  ),
  'ar-SA': list(
    'أنا أنت هو هي نحن هم هذا هذه ذلك تلك هنا هناك ما ماذا من أين متى لماذا كيف في على إلى عن مع و أو ثم لكن لأن إذا كل بعض كان كانت يكون قال قالت يقول سمع سمعت رأى رأيت ذهب جاء عرف أريد يوم اليوم غدا أمس الآن وقت سنة بيت ماء عمل مدرسة صديق اسم كلمة شيء كبير صغير جديد جيد كثير قليل جدا نعم لا ليس شكرا الناس',
  ),
  'hi-IN': list(
    'मैं तू तुम आप वह वे हम यह ये यहाँ वहाँ क्या कौन कहाँ कब क्यों कैसे का के की को से में पर और या लेकिन क्योंकि अगर तो भी ही है हैं था थे थी हो होना करना किया जाना गया आना आया देना दिया लेना देखना देखा सुनना सुना कहना कहा बोलना जानना चाहिए आज कल अब समय दिन साल घर पानी काम स्कूल दोस्त नाम शब्द बात चीज़ लोग बड़ा छोटा नया अच्छा बहुत कम हाँ नहीं धन्यवाद एक दो',
  ),
  'id-ID': list(
    'saya aku kamu anda dia kami kita mereka ini itu di sini sana apa siapa mana kapan mengapa kenapa bagaimana dan atau tetapi tapi karena jika kalau dengan untuk dari ke pada yang ada adalah tidak bukan sudah belum akan bisa harus mau ingin pergi datang melihat mendengar dengar berkata bilang tahu makan minum hari besok kemarin sekarang waktu tahun rumah air kerja sekolah teman nama kata hal orang besar kecil baru baik banyak sedikit sangat ya terima kasih',
  ),
  'tl-PH': list(
    'ako ikaw ka siya kami tayo kayo sila ko mo niya namin natin ninyo nila ito iyan iyon dito diyan doon ano sino saan kailan bakit paano ang ng mga sa na at o pero dahil kung kasi para may mayroon wala hindi oo opo pa din rin lang punta dating kita narinig sabi sinabi alam gusto kain araw ngayon bukas kahapon oras taon bahay tubig trabaho paaralan kaibigan pangalan salita bagay tao malaki maliit bago mabuti marami konti salamat',
  ),
  'vi-VN': list(
    'tôi tao mình bạn anh chị em ông bà nó họ chúng ta này kia đó đây gì ai đâu nào khi sao thế và hoặc nhưng vì nếu thì mà là có không chưa đã đang sẽ được phải muốn cần đi đến về thấy nghe nói biết nghĩ ăn uống làm ngày hôm nay mai qua bây giờ lúc năm nhà nước việc trường tên từ người lớn nhỏ mới tốt nhiều ít rất cũng vẫn của cho với trong trên dạ vâng ơn',
  ),
  'th-TH': list(
    'ฉัน ผม ดิฉัน คุณ เขา เธอ เรา พวกเขา นี้ นั้น นี่ นั่น ที่นี่ ที่นั่น อะไร ใคร ที่ไหน เมื่อไร ทำไม อย่างไร และ หรือ แต่ เพราะ ถ้า ก็ ที่ ใน บน จาก กับ ของ เป็น อยู่ มี ไม่ ไม่มี ได้ ต้อง จะ แล้ว ยัง ไป มา เห็น ฟัง ได้ยิน พูด บอก รู้ คิด กิน ดื่ม ทำ วัน วันนี้ พรุ่งนี้ เมื่อวาน ตอนนี้ เวลา ปี บ้าน น้ำ งาน โรงเรียน เพื่อน ชื่อ คำ คน ใหญ่ เล็ก ใหม่ ดี มาก น้อย ใช่ ขอบคุณ',
  ),
};

/** Whether a heard form is a word that people use all the time, whatever punctuation it was written with. */
export const isEverydayWord = (heard: string, ...languages: readonly LanguageCode[]): boolean => {
  const word = heard
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^[^\p{L}\p{N}]|[^\p{L}\p{M}\p{N}]$/gu, '');
  return languages.some((language) => words[language].includes(word));
};
