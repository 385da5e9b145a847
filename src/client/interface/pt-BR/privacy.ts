import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# caractere', other: '# caracteres' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'O que saiu deste dispositivo',
  text: 'Este registro fica só neste navegador e não contém suas palavras.',
  today: 'Hoje',
  clear: 'Limpar',
  cleared: 'Registro apagado',
  empty: 'Nenhum texto ou fala saiu deste dispositivo hoje.',
  titles: {
    translation: 'Tradução',
    speech: 'Fala',
    browserSpeech: 'Fala',
    hdVoice: 'Voz HD',
    browserVoice: 'Leitura em voz alta',
    save: 'Salvamento',
    live: 'Legendas ao vivo',
    other: 'Outros dados',
  },
  tidy: 'Aprimoramento',
  words: 'Minhas palavras',
  deviceOn: '“Neste dispositivo” ativado',
  deviceOff: '“Neste dispositivo” desativado',
  stopped: (title) => `${title}: envio bloqueado`,
  nothingSent: 'Nada foi enviado porque “Neste dispositivo” estava ativado.',
  voice: (name) => `Voz HD ${name}`,
  details: {
    translation: (value) => `${characters(value)}, para o provedor de tradução`,
    speech: (value) => `${seconds(value)}, para este servidor e o provedor de reconhecimento dele`,
    ownSpeech: (value) => `${seconds(value)}, para este servidor`,
    browserSpeech: (value) => `${seconds(value)}, para o serviço de fala do seu navegador`,
    hdVoice: (value) => `${characters(value)}, para o provedor de voz`,
    browserVoice: (value) => `${characters(value)}, para o serviço de leitura do seu navegador`,
    save: (value) => `${characters(value)}, para este servidor`,
    live: (value) => `${characters(value)}, para este servidor`,
    other: (value) => `${characters(value)}, para este servidor`,
  },
};
