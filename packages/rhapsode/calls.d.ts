// Generated from the API contract by `node scripts/generate-client.ts`. Do not edit.

export type Language =
  | 'en-US'
  | 'es-ES'
  | 'fr-FR'
  | 'de-DE'
  | 'it-IT'
  | 'pt-BR'
  | 'ru-RU'
  | 'zh-CN'
  | 'zh-CN-pinyin'
  | 'zh-TW'
  | 'ja-JP'
  | 'ko-KR'
  | 'ar-SA'
  | 'hi-IN'
  | 'id-ID'
  | 'tl-PH'
  | 'vi-VN'
  | 'th-TH';

export interface Calls {
  /** Transcribe a recording. Repeating an Idempotency-Key returns the first response at no cost. Send Accept: text/event-stream to stream the words. */
  transcribe: { input: { headers?: { 'Idempotency-Key'?: string }; form: { file: Blob; language: Language; hints?: string; speakers?: string } }; output: { text: string; seconds: number; words?: Array<{ text: string; start: number; end: number }>; turns?: Array<{ speaker?: string; text: string; from: number; to: number }>; remainingSeconds: number } };
  /** Get the remaining seconds of speech recognition. */
  recognitionAllowance: { input: object; output: { allowed: boolean; remaining: number; limit: number; tier: "free" | "premium" } };
  /** List the HD voices. */
  voices: { input: object; output: Array<string> };
  /** Load an HD voice of this server before it is needed, and say how far that has got. */
  prepareVoice: { input: { params: { voice: string }; query?: { language?: Language } }; output: { ready: boolean; loaded: number; size: number } };
  /** Get the remaining HD speech characters. */
  speechAllowance: { input: object; output: { allowed: boolean; remaining?: number; remainingCharacters?: number; limit: number; tier: "free" | "premium"; features: { premium: boolean; highQualityVoices: boolean } } };
  /** Read text aloud in an HD voice. */
  textToSpeech: { input: { headers?: { 'Clip-Id'?: string }; body: { text: string; language: Language; voice: string } }; output: { audioUrl: string; remaining: number } };
  /** Get the audio of a clip; owner only. With wait, the clip may be requested a moment later. */
  audio: { input: { params: { clip: string }; query?: { download?: string; wait?: string }; headers?: { Range?: string; 'If-None-Match'?: string } }; output: Uint8Array };
  /** Get the state of the Iris trial. */
  trial: { input: object; output: { remaining: number; limit: number; hasUsedTrial: boolean } };
  /** Translate text; streams the words with Accept: text/event-stream. */
  translate: { input: { body: { source: string; target: string; sourceLanguage: Language; targetLanguage: Language; text: string; context?: Array<string> } }; output: { translatedText: string; remainingTranslations: number; tier: "free" | "premium"; speakableText?: string } };
  /** List the languages that each language can be translated into; null if every pair works. */
  translationPairs: { input: object; output: { pairs: Record<string, Array<Language>> | null } };
  /** Get the remaining translations (free) or characters (premium). */
  translationAllowance: { input: object; output: { allowed: boolean; remaining: number; limit: number; tier: "free" | "premium" } };
  /** Punctuate, shorten or summarise text, or turn it into an e-mail; uses translation characters. */
  tidy: { input: { body: { text: string; language: Language; action: "punctuate" | "email" | "summarise" | "shorten" } }; output: { text: string; remainingTranslations: number; tier: "free" | "premium" } };
  /** Get the remaining save slots. */
  transcriptionAllowance: { input: object; output: { allowed: boolean; remaining: number; limit: number; tier: "free" | "premium"; longSaveLimit?: number } };
  /** List saved transcriptions, newest first. */
  transcriptions: { input: object; output: Array<{ transcriptionId: string; text: string; language: Language; createdAt: string; timings?: Array<{ start: number; end: number; from: number; to: number }> }> };
  /** Save a transcription. */
  saveTranscription: { input: { headers?: { 'Idempotency-Key'?: string; 'Text-Source'?: "dictated" | "typed" | "imported" | "conversation" }; body: { text: string; language: Language; timings?: Array<{ start: number; end: number; from: number; to: number }>; title?: string; translations?: Array<{ language: Language; text: string; speakableText?: string }>; segments?: Array<{ text: string; from?: number; to?: number; speaker?: string; words?: Array<{ start: number; end: number; from: number; to: number }> }>; tags?: Array<string>; source?: "dictated" | "typed" | "imported" | "conversation" } }; output: { transcriptionId: string; text: string; language: Language; createdAt: string; timings?: Array<{ start: number; end: number; from: number; to: number }>; title?: string; translations?: Array<{ language: Language; text: string; speakableText?: string }>; segments?: Array<{ text: string; from?: number; to?: number; speaker?: string; words?: Array<{ start: number; end: number; from: number; to: number }> }>; tags?: Array<string>; source?: "dictated" | "typed" | "imported" | "conversation"; revision: number; updatedAt: string } };
  /** Get a saved transcription with everything it has. */
  transcription: { input: { params: { transcriptionId: string } }; output: { transcriptionId: string; text: string; language: Language; createdAt: string; timings?: Array<{ start: number; end: number; from: number; to: number }>; title?: string; translations?: Array<{ language: Language; text: string; speakableText?: string }>; segments?: Array<{ text: string; from?: number; to?: number; speaker?: string; words?: Array<{ start: number; end: number; from: number; to: number }> }>; tags?: Array<string>; source?: "dictated" | "typed" | "imported" | "conversation"; revision: number; updatedAt: string } };
  /** Replace a saved transcription, unless another device has changed it since the named revision. */
  changeTranscription: { input: { params: { transcriptionId: string }; headers: { 'If-Match': string }; body: { text: string; language: Language; timings?: Array<{ start: number; end: number; from: number; to: number }>; title?: string; translations?: Array<{ language: Language; text: string; speakableText?: string }>; segments?: Array<{ text: string; from?: number; to?: number; speaker?: string; words?: Array<{ start: number; end: number; from: number; to: number }> }>; tags?: Array<string>; source?: "dictated" | "typed" | "imported" | "conversation" } }; output: { transcriptionId: string; text: string; language: Language; createdAt: string; timings?: Array<{ start: number; end: number; from: number; to: number }>; title?: string; translations?: Array<{ language: Language; text: string; speakableText?: string }>; segments?: Array<{ text: string; from?: number; to?: number; speaker?: string; words?: Array<{ start: number; end: number; from: number; to: number }> }>; tags?: Array<string>; source?: "dictated" | "typed" | "imported" | "conversation"; revision: number; updatedAt: string } };
  /** Delete a saved transcription. */
  deleteTranscription: { input: { params: { transcriptionId: string } }; output: undefined };
  /** Undo a deletion within ten minutes. */
  restoreTranscription: { input: { params: { transcriptionId: string } }; output: { transcriptionId: string; text: string; language: Language; createdAt: string; timings?: Array<{ start: number; end: number; from: number; to: number }>; title?: string; translations?: Array<{ language: Language; text: string; speakableText?: string }>; segments?: Array<{ text: string; from?: number; to?: number; speaker?: string; words?: Array<{ start: number; end: number; from: number; to: number }> }>; tags?: Array<string>; source?: "dictated" | "typed" | "imported" | "conversation"; revision: number; updatedAt: string } };
  /** Search, filter and sort saved transcriptions, page by page. */
  library: { input: { query?: { search?: string; tag?: string; language?: Language; source?: "dictated" | "typed" | "imported" | "conversation"; sort?: "newest" | "oldest" | "changed" | "title"; after?: string } }; output: { items: Array<{ transcriptionId: string; title?: string; excerpt: string; excerptLanguage: Language; language: Language; translations: Array<Language>; length: number; seconds?: number; tags: Array<string>; source?: "dictated" | "typed" | "imported" | "conversation"; createdAt: string; updatedAt: string; revision: number }>; next?: string } };
  /** Count saved transcriptions by source, language and tag, most used first. */
  librarySummary: { input: object; output: { documents: number; sources: Array<{ source: "dictated" | "typed" | "imported" | "conversation"; count: number }>; languages: Array<{ language: Language; count: number }>; tags: Array<{ tag: string; count: number }> } };
  /** Get the user’s dictionary. */
  dictionary: { input: object; output: { entries: Array<{ written: string; heard: Array<string>; translations: Record<string, string>; spoken?: string }>; limit: number; version: string } };
  /** Replace the user’s dictionary. */
  saveDictionary: { input: { body: { entries: Array<{ written: string; heard: Array<string>; translations: Record<string, string>; spoken?: string }>; version?: string } }; output: { entries: Array<{ written: string; heard: Array<string>; translations: Record<string, string>; spoken?: string }>; limit: number; version: string } };
}

export declare const calls: Record<keyof Calls, [method: string, path: string, produces: string]>;
