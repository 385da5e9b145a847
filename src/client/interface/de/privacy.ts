import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# Zeichen', other: '# Zeichen' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Was dieses Gerät verlassen hat',
  text: 'Diese Liste bleibt in diesem Browser und enthält deine Worte nicht.',
  today: 'Heute',
  clear: 'Leeren',
  cleared: 'Liste geleert',
  empty: 'Heute haben weder Text noch Sprache dieses Gerät verlassen.',
  titles: {
    translation: 'Übersetzung',
    speech: 'Sprache',
    browserSpeech: 'Sprache',
    hdVoice: 'HD-Stimme',
    browserVoice: 'Vorlesen',
    save: 'Speichern',
    live: 'Live-Untertitel',
    other: 'Andere Daten',
  },
  tidy: 'Aufräumen',
  words: 'Meine Wörter',
  deviceOn: '„Auf diesem Gerät“ eingeschaltet',
  deviceOff: '„Auf diesem Gerät“ ausgeschaltet',
  stopped: (title) => `${title} blockiert`,
  nothingSent: 'Es wurde nichts gesendet, weil „Auf diesem Gerät“ an war.',
  voice: (name) => `HD-Stimme ${name}`,
  details: {
    translation: (value) => `${characters(value)}, an den Übersetzungsdienst`,
    speech: (value) => `${seconds(value)}, an diesen Server und seinen Erkennungsdienst`,
    ownSpeech: (value) => `${seconds(value)}, an diesen Server`,
    browserSpeech: (value) => `${seconds(value)}, an den Sprachdienst deines Browsers`,
    hdVoice: (value) => `${characters(value)}, an den Dienst für HD-Stimmen`,
    browserVoice: (value) => `${characters(value)}, an den Stimmdienst deines Browsers`,
    save: (value) => `${characters(value)}, an diesen Server`,
    live: (value) => `${characters(value)}, an diesen Server`,
    other: (value) => `${characters(value)}, an diesen Server`,
  },
};
