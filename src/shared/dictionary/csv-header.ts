/** What a column of a word list can hold. */
export type Column = 'written' | 'heard' | 'translations' | 'spoken';

const list = (names: string): string[] => names.split(' · ');

/** How spreadsheets and other programs name these columns, in the languages of the interface. */
const names: Record<Column | 'other', readonly string[]> = {
  written: list(
    'written as · written · word · words · term · terms · name · names · spelling · correct · correction · replacement · replace with · with · to · schreibweise · wort · wörter · begriff · richtig · palabra · palabras · término · escrito como · correcto · mot · mots · terme · orthographe · s’écrit · parola · parole · termine · scritto come · palavra · palavras · termo · слово · слова · термин · написание · 単語 · 用語 · 表記 · 단어 · 용어 · 표기 · 词 · 词语 · 词汇 · 单词 · 术语 · 写法 · 詞 · 詞語 · 詞彙 · 單字 · 術語 · 寫法 · كلمة · الكلمة · مصطلح · शब्द · kata · istilah · salita · termino · từ · thuật ngữ · คำ · คำศัพท์',
  ),
  heard: list(
    'sometimes heard as · heard as · heard · misheard · mistake · wrong · original · replace · find · from · sounds like · gehört · gehört als · manchmal gehört als · falsch · se oye · oído · oído como · incorrecto · entendu · entendu comme · faux · sentito · sentito come · ouvido · ouvido como · errado · слышится · услышано · ошибка · 聞こえ方 · 誤り · 들리는 말 · 오류 · 听成 · 误听 · 错误 · 聽成 · 誤聽 · 錯誤 · يُسمع · خطأ · सुना गया · terdengar · narinig · nghe thành · ได้ยินว่า',
  ),
  translations: list(
    'in translations · translation · translations · translated · target · übersetzung · übersetzungen · in übersetzungen · traducción · traducciones · traduction · traductions · traduzione · traduzioni · tradução · traduções · перевод · переводы · 翻訳 · 訳 · 번역 · 翻译 · 译文 · 翻譯 · 譯文 · ترجمة · अनुवाद · terjemahan · salin · bản dịch · คำแปล',
  ),
  spoken: list(
    'read aloud as · spoken · spoken as · pronunciation · say · aussprache · pronunciación · prononciation · pronuncia · pronúncia · произношение · 読み · 発音 · 발음 · 发音 · 读音 · 發音 · 讀音 · نطق · उच्चारण · pengucapan · bigkas · cách đọc · คำอ่าน',
  ),
  other: list(
    'language · note · notes · comment · category · type · id · sprache · notiz · idioma · langue · lingua',
  ),
};

/** The columns of a file in their order, if its first row names them. */
export function readHeader(row: readonly string[]): (Column | undefined)[] | undefined {
  const cells = row.map((cell) => cell.trim().toLowerCase().replaceAll("'", '’'));
  const found = cells.map((cell) =>
    (Object.keys(names) as (Column | 'other')[]).find((column) => names[column].includes(cell)),
  );
  const isHeader = cells.some(Boolean) && cells.every((cell, index) => cell === '' || found[index]);
  if (!isHeader) return undefined;
  const columns = found.map((column) => (column === 'other' ? undefined : column));
  // A file without a column for the words themselves has them in the first one.
  return columns.includes('written') ? columns : ['written', ...columns.slice(1)];
}
