import type { LanguageCode } from '../languages.ts';

/** Words that can be removed without changing the meaning. */
export interface Fillers {
  /** Sounds that are always fillers: inside a phrase, in a list or on their own. */
  sounds: readonly string[];
  /** Words that can have a meaning, so they are removed only between pauses or commas, and not in a list. */
  setOff: readonly string[];
  /** Short words that nobody repeats on purpose. */
  stuttered: readonly string[];
  /** Forms of "to say": a sound next to one of them is quoted. */
  saying?: readonly string[];
}

const list = (words: string): string[] => words.split(' · ');

const chinese = (setOff: string, stuttered: string): Fillers => ({
  sounds: [],
  setOff: list(setOff),
  stuttered: list(stuttered),
});

/** By language: "um" is a filler in English but a word in German and Portuguese. */
export const fillers: Record<LanguageCode, Fillers> = {
  'en-US': {
    sounds: list('um · umm · uh · uhh · uhm · er · erm'),
    setOff: list('like · you know · I mean · hmm · mm'),
    stuttered: list('the · a · an · and · of · I · we · they · my · our · your · their · or · but · because'),
    saying: list('say · says · said · saying'),
  },
  'es-ES': {
    sounds: list('ehm · ejem · emm · mmm · ehh'),
    setOff: list('eh · este · o sea · pues · digamos · em · bueno'),
    stuttered: list(
      'el · la · los · las · un · una · y · o · de · del · que · mi · tu · su · en · con · pero · porque',
    ),
    saying: list('decir · digo · dice · dijo'),
  },
  'fr-FR': {
    sounds: list('euh · heu · euhh · hum · mmh'),
    setOff: list('ben · bah · genre · tu vois · tu sais · quoi · du coup · enfin · hein'),
    stuttered: list(
      'le · la · les · un · une · des · et · ou · de · du · que · je · il · elle · mon · ma · mais · dans',
    ),
    saying: list('dire · dis · dit'),
  },
  'de-DE': {
    sounds: list('äh · ähm · öh · öhm · hm · hmm · ähh'),
    setOff: list('also · sozusagen · halt · quasi · na ja · weißt du · irgendwie · eh'),
    stuttered: list(
      'eine · einen · einem · und · oder · ich · wir · mein · meine · im · am · weil · von · zum',
    ),
    saying: list('sagen · sage · sagt · sagte'),
  },
  'it-IT': {
    sounds: list('ehm · uhm · mmh · ehmm · eehm'),
    setOff: list('cioè · tipo · diciamo · insomma · allora · boh · eh · praticamente'),
    stuttered: list(
      'il · lo · la · gli · le · un · una · e · o · di · del · che · io · mio · mia · ma · con · perché',
    ),
    saying: list('dire · dice · disse · detto'),
  },
  'pt-BR': {
    sounds: list('hã · hmm · ééé'),
    setOff: list('hum · ahn · é · tipo · tipo assim · né · sabe · quer dizer · então · bom · assim'),
    stuttered: list('o · os · as · um · uma · e · ou · de · do · da · eu · meu · minha · mas · com · porque'),
    saying: list('dizer · diz · disse'),
  },
  'ru-RU': {
    sounds: list('эээ · ээ · эмм · ммм'),
    setOff: list('э · эм · мм · ну · как бы · типа · короче · значит · это самое · так сказать · в общем'),
    stuttered: list('и · в · на · с · я · мы · они · но · или · что · мой · моя · по · к · у · от'),
    saying: list('говорит · сказал · сказала'),
  },
  'zh-CN': chinese(
    '嗯 · 呃 · 额 · 那个 · 这个 · 就是说 · 就是 · 怎么说呢 · 然后呢 · 啊',
    '我们 · 这个 · 那个 · 因为 · 所以 · 但是 · 如果 · 我 · 在 · 和',
  ),
  'zh-CN-pinyin': {
    sounds: [],
    setOff: list(
      'èn · è · ēn · en · nàge · nà ge · zhège · zhè ge · jiùshì shuō · jiùshìshuō · zěnme shuō ne · ránhòu ne · a',
    ),
    stuttered: list('wǒ · wǒmen · zhège · nàge · yīnwèi · suǒyǐ · dànshì · rúguǒ · zài · hé'),
  },
  'zh-TW': chinese(
    '嗯 · 呃 · 欸 · 那個 · 這個 · 就是說 · 就是 · 怎麼說呢 · 然後呢 · 啊',
    '我們 · 這個 · 那個 · 因為 · 所以 · 但是 · 如果 · 我 · 在 · 和',
  ),
  'ja-JP': {
    sounds: list('えーと · えっと · えーっと'),
    setOff: list('ええと · えー · あのー · あの · その · まあ · なんか · うーん · んー'),
    stuttered: list('そして · しかし · だから · それで · これは · それは · でも'),
  },
  'ko-KR': {
    sounds: [],
    setOff: list('음 · 어 · 저기 · 그 · 그러니까 · 뭐랄까 · 뭐 · 있잖아 · 저 · 에'),
    stuttered: list('그리고 · 그래서 · 하지만 · 그런데 · 나는 · 저는 · 우리는 · 이 · 그 · 또는'),
  },
  'ar-SA': {
    sounds: list('اممم · امم · آآآ · إممم · ااا'),
    setOff: list('يعني · طيب · آه · اه · مثلا · والله · بصراحة · كذا'),
    stuttered: list('في · على · إلى · أنا · نحن · هذا · هذه · لكن · أو · أن · مع'),
    saying: list('قال · قالت · يقول'),
  },
  'hi-IN': {
    sounds: list('उम्म · उम · अम्म · हम्म · अँ'),
    setOff: list('मतलब · यानी · तो · वो · देखो · ऐसे · बस · अच्छा'),
    stuttered: list('का · की · के · में · से · को · ने · और · या · मैं · हम · लेकिन · पर · कि'),
    saying: list('कहा · कहता · कहती · बोला · बोली'),
  },
  'id-ID': {
    sounds: list('eee · emm · hmm · eem · ehm'),
    setOff: list('anu · gitu · apa ya · maksudnya · kayak · eh · gimana ya · begini'),
    stuttered: list('yang · dan · di · ke · dari · untuk · dengan · saya · kami · atau · tapi · karena'),
    saying: list('bilang · berkata'),
  },
  'tl-PH': {
    sounds: list('ahm · uhm · umm · hmm · ehm'),
    setOff: list('ano · parang · kumbaga · kasi · bale · ganun · alam mo · ah'),
    stuttered: list('ang · ng · sa · at · ako · kami · mga · si · ni · pero · dahil · kung'),
    saying: list('sabi · sabi niya'),
  },
  'vi-VN': {
    sounds: list('ừm · ờm · ờ ờ · ummm · hmm'),
    setOff: list('à · ờ · ừ · thì · kiểu · kiểu như · nói chung là · ý là · đại loại là'),
    stuttered: list('và · của · tôi · chúng tôi · nhưng · hoặc · với · cho · để · vì · nếu · những · các'),
    saying: list('nói'),
  },
  'th-TH': {
    sounds: list('เอ่อ · อืม · อื้ม · เอิ่ม · แบบว่า · คือว่า · ประมาณว่า'),
    setOff: list('แบบ · คือ · ก็ · อะ · นะ'),
    stuttered: list('และ · ผม · ฉัน · เรา · แต่ · หรือ · เพราะ · ถ้า · ของ · กับ'),
  },
};
