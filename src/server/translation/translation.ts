export interface Translation {
  text: string;
  /** The characters behind pinyin: voices can't read pinyin. */
  speakableText?: string;
}
