import { useMemo } from 'react';
import { htmlLang, isRightToLeft, type LanguageCode } from '../../../shared/languages.ts';
import { loadRomaniser } from '../../platform/pinyin.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { writtenLanguage } from './conversation-state.ts';

export interface TurnTextProps {
  text: string;
  language: LanguageCode;
  /** Words that may still change. */
  interim?: string;
}

/** The text of a turn or its translation, with pinyin below Chinese characters if the user chose it. */
export function TurnText({ text, language, interim }: TurnTextProps) {
  const showPinyin = language === 'zh-CN-pinyin';
  const romanise = useLazyModule(loadRomaniser, showPinyin);
  const pinyin = useMemo(() => (showPinyin ? romanise?.(text) : undefined), [showPinyin, romanise, text]);
  return (
    <>
      <bdi lang={htmlLang(writtenLanguage(language))} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
        {text}
        {interim && <span className="text-muted"> {interim}</span>}
      </bdi>
      {pinyin && (
        <span className="mt-1 block text-[max(0.625em,0.875rem)]/normal">
          <bdi lang="zh-Latn-pinyin" dir="ltr">
            {pinyin}
          </bdi>
        </span>
      )}
    </>
  );
}
