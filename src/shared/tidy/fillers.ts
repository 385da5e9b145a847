import type { LanguageCode } from '../languages.ts';

/** Words that can be removed without changing the meaning. */
export interface Fillers {
  /** Sounds that are always fillers: inside a phrase, in a list or on their own. */
  sounds: readonly string[];
  /** Words that can have a meaning, so they are removed only between pauses or commas, and not in a list. */
  setOff: readonly string[];
  /** Short words that nobody repeats on purpose. */
  stuttered: readonly string[];
  /** Forms of "to say": a sound next to one of them is quoted. In Japanese they come after it. */
  saying?: readonly string[];
  /** Words that refer to nothing at the beginning of a text, after a sound and before one of these words. */
  opening?: { fillers: readonly string[]; before: readonly string[] };
  /** Fillers that are also removed between two words if those rule out another meaning. */
  between?: readonly BetweenWords[];
}

/** The words next to a filler, in lower case, or in Chinese and Japanese the letters. */
export interface BetweenWords {
  fillers: readonly string[];
  /** If given, the word before it is one of these. */
  after?: readonly string[];
  notAfter?: readonly string[];
  notBefore?: readonly string[];
}

const list = (words: string): string[] => words.split(' · ');

const chinese = (setOff: string, stuttered: string): Fillers => ({
  sounds: [],
  setOff: list(setOff),
  stuttered: list(stuttered),
  between: [
    {
      fillers: list('呃'),
      // To hiccup, to cheat, and the word as a word.
      notAfter: list(
        '打 · 呃 · 说 · 說 · 道 · 叫 · 喊 · 念 · 写 · 寫 · 读 · 讀 · 字 · 声 · 聲 · 音 · 个 · 個 · 被',
      ),
      notBefore: list('逆 · 呃 · 人 · 了 · 着 · 著 · 声 · 聲 · 字 · 音 · 的 · 地 · 一声 · 一聲'),
    },
    {
      fillers: list('嗯'),
      after: list(
        '觉得 · 覺得 · 认为 · 認為 · 因为 · 因為 · 所以 · 但是 · 然后 · 然後 · 如果 · 就是 · 还有 · 還有 · 而且 · 或者 · 不过 · 不過',
      ),
      // It may also be a yes.
      notBefore: list(
        '嗯 · 了 · 对 · 對 · 好 · 是 · 啊 · 哼 · 可以 · 没错 · 沒錯 · 行 · 声 · 聲 · 一声 · 一聲',
      ),
    },
  ],
});

/** By language: "um" is a filler in English but a word in German and Portuguese. */
export const fillers: Record<LanguageCode, Fillers> = {
  'en-US': {
    sounds: list('um · umm · uh · uhh · uhm · er · erm · hm · hmm · hmmm · mmm'),
    // After a number, "mm" is a unit.
    setOff: list('like · you know · I mean · so yeah · mm'),
    stuttered: list('the · a · an · and · of · I · we · they · my · our · your · their · or · but · because'),
    saying: list('say · says · said · saying'),
    opening: {
      fillers: list('so'),
      before: list('I · we · he · she · it · they · my · our · his · her · their · your · the · this'),
    },
    between: [
      {
        fillers: list('you know'),
        after: list('the · a · an · my · our · their · his · its · very · at · into'),
        notBefore: list('who · what · where · how · when · why · that · which'),
      },
    ],
  },
  'es-ES': {
    sounds: list('ehm · ejem · emm · mmm · ehh · eeh · hmm · uhm'),
    // At the end of a phrase, "eh" asks for agreement, and at its beginning it calls somebody.
    setOff: list('eh · este · o sea · pues · digamos · em · bueno'),
    stuttered: list(
      'el · la · los · las · un · una · y · o · de · del · que · mi · tu · su · en · con · pero · porque',
    ),
    saying: list('decir · digo · dice · dijo'),
    between: [{ fillers: list('eh'), notAfter: list('eh'), notBefore: list('eh · tú · oye · no · sí') }],
  },
  'fr-FR': {
    sounds: list('euh · heu · euhh · euuh · hum · hmm · mmh · mmm'),
    setOff: list('ben · bah · genre · tu vois · tu sais · quoi · du coup · enfin · hein'),
    stuttered: list(
      'le · la · les · un · une · des · et · ou · de · du · que · je · il · elle · mon · ma · mais · dans',
    ),
    saying: list('dire · dis · dit'),
  },
  'de-DE': {
    sounds: list('äh · ähm · ähmm · öh · öhm · hm · hmm · hmmm · ähh · ehm'),
    setOff: list('also · sozusagen · halt · quasi · na ja · weißt du · irgendwie · eh'),
    stuttered: list(
      'eine · einen · einem · und · oder · ich · wir · mein · meine · im · am · weil · von · zum',
    ),
    saying: list('sagen · sage · sagt · sagte'),
  },
  'it-IT': {
    sounds: list('ehm · uhm · mmh · ehmm · eehm · mmm · hmm'),
    setOff: list('cioè · tipo · diciamo · insomma · allora · boh · eh · praticamente'),
    stuttered: list(
      'il · lo · la · gli · le · un · una · e · o · di · del · che · io · mio · mia · ma · con · perché',
    ),
    saying: list('dire · dice · disse · detto'),
    between: [
      {
        fillers: list('eh'),
        notAfter: list('eh'),
        notBefore: list('eh · sì · no · già · beh · be · bravo · oh'),
      },
    ],
  },
  'pt-BR': {
    sounds: list('hã · ahn · ahm · hmm · humm · uhm · ééé'),
    // "Hum" is an old spelling of a number.
    setOff: list('hum · é · tipo · tipo assim · né · sabe · quer dizer · então · bom · assim'),
    stuttered: list('o · os · as · um · uma · e · ou · de · do · da · eu · meu · minha · mas · com · porque'),
    saying: list('dizer · diz · disse'),
  },
  'ru-RU': {
    sounds: list('ээээ · эээ · ээ · э-э · э-э-э · эмм · эммм · ммм · м-м · м-м-м · хм · хмм'),
    setOff: list('э · эм · мм · ну · как бы · типа · короче · значит · это самое · так сказать · в общем'),
    stuttered: list('и · в · на · с · я · мы · они · но · или · что · мой · моя · по · к · у · от'),
    saying: list('говорит · сказал · сказала'),
    between: [
      {
        fillers: list('э · эм'),
        // The names of letters.
        notAfter: list(
          'э · эм · класс · класса · тип · типа · группа · витамин · вариант · пункт · литера · буква · буквы · букву · букве · буквой · буквам · звук · звука · звуку · гласная · гласный · на · через · после · и · или · а · ай · бэ · вэ · гэ · дэ · ка · эль · эн · пэ · эр · эс · тэ · эф · ха · че · ша',
        ),
        notBefore: list(
          'э · эм · класс · класса · оборотное · оборотного · и · или · а · бэ · вэ · гэ · дэ · ка · эль · эн · пэ · эр · эс · тэ · эф · ха · че · ша · пишется',
        ),
      },
    ],
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
    between: [
      {
        fillers: list('èn · ńg · ǹg · ňg'),
        after: list(
          'juéde · rènwéi · yīnwèi · suǒyǐ · dànshì · ránhòu · rúguǒ · jiùshì · háiyǒu · érqiě · huòzhě · búguò',
        ),
        notBefore: list(
          'èn · ńg · ǹg · ňg · le · duì · hǎo · shì · a · kěyǐ · méicuò · xíng · shēng · yìshēng',
        ),
      },
    ],
  },
  'zh-TW': chinese(
    '嗯 · 呃 · 欸 · 那個 · 這個 · 就是說 · 就是 · 怎麼說呢 · 然後呢 · 啊',
    '我們 · 這個 · 那個 · 因為 · 所以 · 但是 · 如果 · 我 · 在 · 和',
  ),
  'ja-JP': {
    sounds: list('えーと · えっと · えーっと · ええっと · あのー · うーん'),
    setOff: list('ええと · えー · あの · その · まあ · なんか · んー'),
    stuttered: list('そして · しかし · だから · それで · これは · それは · でも'),
    saying: list('と · って · 言 · いっ · いう · 答 · 返'),
    between: [
      { fillers: list('ええと'), notBefore: list('言 · 答 · 返') },
      {
        fillers: list('ええと'),
        after: list('は · が · を · に · で · も · の · から · ので · けど · そして · しかし · だから'),
        notBefore: list('言 · 答 · 返'),
      },
      {
        fillers: list('えー'),
        after: list('は · が · を · に · で · も · の · から · ので · けど · そして · しかし · だから'),
        // In the dialect of Osaka, it also means "good".
        notBefore: list(
          '天気 · 感じ · 加減 · 人 · 子 · 男 · 女 · 所 · 事 · 年 · 声 · 匂 · 話 · 気 · 香 · 言 · 答 · 返',
        ),
      },
    ],
  },
  'ko-KR': {
    sounds: list('으음 · 음음'),
    setOff: list('음 · 어 · 저기 · 그 · 그러니까 · 뭐랄까 · 뭐 · 있잖아 · 저 · 에'),
    stuttered: list('그리고 · 그래서 · 하지만 · 그런데 · 나는 · 저는 · 우리는 · 이 · 그 · 또는'),
    between: [
      {
        // Elsewhere, one of them is also a musical note.
        fillers: list('음 · 어'),
        after: list(
          '나는 · 저는 · 우리는 · 내가 · 제가 · 우리가 · 난 · 전 · 그리고 · 그래서 · 하지만 · 그런데 · 근데 · 그러면 · 왜냐하면 · 또는 · 오늘은 · 내일은 · 어제는',
        ),
        notBefore: list(
          '음 · 어 · 하고 · 하며 · 하면서 · 하는 · 하더니 · 라고 · 소리 · 하나 · 하나를 · 하나가 · 하나만 · 하나도 · 높이 · 높이를 · 높이가 · 이탈 · 이탈이 · 소리가 · 소리를 · 정도',
        ),
      },
    ],
  },
  'ar-SA': {
    sounds: list('اممم · امم · آآآ · إممم · إمم · ممم · مممم · ااا'),
    setOff: list('يعني · طيب · آه · اه · مثلا · والله · بصراحة · كذا'),
    stuttered: list('في · على · إلى · أنا · نحن · هذا · هذه · لكن · أو · أن · مع'),
    saying: list('قال · قالت · يقول'),
    between: [
      {
        fillers: list('آه · اه'),
        after: list('أنا · نحن · هو · هي · هم · لأن · ثم · إذا · هذا · هذه · إلى · في · من'),
        // A sigh or an exclamation.
        notBefore: list('آه · اه · كم · ما · يا · لو · على · من · واحدة'),
      },
    ],
  },
  'hi-IN': {
    sounds: list('उम्म · उम · अम्म · हम्म · अँ · उह · उम्म्म · हम्म्म'),
    setOff: list('मतलब · यानी · तो · वो · देखो · ऐसे · बस · अच्छा'),
    stuttered: list('का · की · के · में · से · को · ने · और · या · मैं · हम · लेकिन · पर · कि'),
    saying: list('कहा · कहता · कहती · बोला · बोली'),
  },
  'id-ID': {
    sounds: list('eee · emm · emmm · hmm · hmmm · eem · ehm · umm · uhm · uh · um'),
    setOff: list('anu · gitu · apa ya · maksudnya · kayak · eh · gimana ya · begini'),
    stuttered: list('yang · dan · di · ke · dari · untuk · dengan · saya · kami · atau · tapi · karena'),
    saying: list('bilang · berkata'),
  },
  'tl-PH': {
    sounds: list('ahm · ahmm · uhm · uhmm · umm · um · uh · uhh · hmm · hmmm · ehm · mmm'),
    setOff: list('ano · parang · kumbaga · kasi · bale · ganun · alam mo · ah'),
    stuttered: list('ang · ng · sa · at · ako · kami · mga · si · ni · pero · dahil · kung'),
    saying: list('sabi · sabi niya'),
  },
  'vi-VN': {
    sounds: list('ừm · ừmm · ưm · ờm · ờ ờ · umm · ummm · hmm · hừm'),
    setOff: list('à · ờ · ừ · thì · kiểu · kiểu như · nói chung là · ý là · đại loại là'),
    stuttered: list('và · của · tôi · chúng tôi · nhưng · hoặc · với · cho · để · vì · nếu · những · các'),
    saying: list('nói'),
    between: [
      {
        // As a verb, it means to say yes.
        fillers: list('ờ'),
        after: list('là · của · với · ở · những · các · rằng · vì · nếu'),
        notBefore: list('ờ · một · rồi · thì · à'),
      },
    ],
  },
  'th-TH': {
    sounds: list('เอ่อ · อืม · อื้ม · เอิ่ม · แบบว่า · คือว่า · ประมาณว่า'),
    setOff: list('แบบ · คือ · ก็ · อะ · นะ'),
    stuttered: list('และ · ผม · ฉัน · เรา · แต่ · หรือ · เพราะ · ถ้า · ของ · กับ'),
  },
};
