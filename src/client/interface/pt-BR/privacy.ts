import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# caractere', other: '# caracteres' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'O que foi enviado deste dispositivo',
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
  words: 'Meu dicionário',
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

export const device: Texts<'device'> = {
  title: 'Neste dispositivo',
  text: 'O que você diz e escreve fica neste dispositivo.',
  search: 'offline sem conexão privado privacidade sem internet',
  recognition: 'Seu navegador reconhece a fala neste dispositivo.',
  ownRecognition: 'Um mecanismo deste computador reconhece a fala.',
  inBrowserRecognition: 'Esta página reconhece inglês neste dispositivo. Ela não reconhece outros idiomas.',
  noRecognition:
    'A gravação está desativada porque este navegador não reconhece a fala neste dispositivo. Use o Chrome 139 ou mais recente em um computador.',
  translation: 'Seu navegador traduz neste dispositivo.',
  noTranslation:
    'A tradução está desativada porque este navegador não traduz neste dispositivo. Use o Chrome 138 ou mais recente em um computador.',
  pageTranslation:
    'Esta página traduz neste dispositivo entre inglês, espanhol, francês, alemão, português e italiano. O que ela precisa é baixado uma única vez.',
  voices: 'Só as vozes instaladas neste dispositivo leem em voz alta.',
  hdVoices: 'As vozes HD estão desativadas porque precisam de conexão.',
  imports: 'Não dá para importar gravações porque isso precisa do servidor. Arquivos de texto, sim.',
  sharing: 'Não dá para compartilhar cópias com um link porque isso precisa do servidor.',
  live: 'As legendas ao vivo continuam funcionando, mas enviam o que você diz ao servidor enquanto você as compartilha.',
  saving: 'As transcrições salvas ficam neste navegador. As da sua conta não são mostradas.',
  plan: 'Sua conta e seu plano continuam como estão, mas não são usados enquanto isso estiver ativado, por isso o selo e os limites do plano ficam ocultos.',
  question: 'Ativar “Neste dispositivo”?',
  turnOn: 'Ativar',
  cancel: 'Cancelar',
  mayDelete:
    'Este navegador pode apagar as transcrições salvas se você não usar este site por uma semana. Exporte as que quiser guardar.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Nada foi enviado porque “Neste dispositivo” está ativado.',
  missing: 'Esta transcrição não está neste dispositivo.',
  full: 'O armazenamento deste dispositivo está cheio. Exporte o texto ou exclua gravações ou transcrições salvas para abrir espaço.',
  makeRoom: 'Abrir espaço',
  makeRoomAlt: 'Abrir as configurações para excluir gravações',
};
