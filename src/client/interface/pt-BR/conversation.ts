import type { Texts } from '../translations.ts';
import { date, inSentence, plural } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'Conversa',
  close: 'Fechar a conversa',
  more: 'Mais',
  near: 'Sua metade',
  far: 'A outra metade',
  youSpeak: 'Você fala',
  theySpeak: 'A outra pessoa fala',
  youSaid: 'Você disse',
  youRead: 'Você lê',
  theySaid: 'A outra pessoa disse',
  spokenBy: (name) => `${name}:`,
  theyRead: 'A outra pessoa lê',
  swap: 'Trocar idiomas',
  textSize: 'Tamanho do texto',
  turn: 'Girar a metade de cima',
  save: 'Salvar',
  export: 'Exportar…',
  startNew: 'Nova conversa',
  newStarted: 'Nova conversa iniciada',
  correct: 'Corrigir',
  correctTitle: 'Corrigir o que foi dito',
  correctLabel: 'O que foi dito',
  correctDone: 'Traduzir de novo',
  show: 'Mostrar à outra pessoa',
  hide: 'Voltar à conversa',
  play: 'Ouvir de novo',
  stop: 'Parar a leitura',
  aloud: 'Ler em voz alta',
  wrongLanguage: 'Idioma errado: repetir',
  remove: 'Excluir',
  removed: 'Excluído',
  undo: 'Desfazer',
  undoAlt: 'Recuperar',
  retry: 'Tentar de novo',
  back: 'Traduzir de volta',
  backTitle: (name) => `O que sua tradução diz, em ${inSentence(name)}`,
  backFailed: 'Não foi possível traduzir de volta. Tente mais tarde.',
  cost: (value) => plural(value, { one: '# caractere', other: '# caracteres' }),
  freePlan: (turns) =>
    `O plano Grátis traduz ${plural(turns, { one: 'uma fala', other: '# falas' })} por dia. Para uma conversa inteira, você precisa do Premium ou de um navegador que traduza neste dispositivo.`,
  freePlanOrDevice: (turns) =>
    `O plano Grátis traduz ${plural(turns, { one: 'uma fala', other: '# falas' })} por dia. Para uma conversa inteira, ative “Neste dispositivo”, que é grátis, ou seja Premium.`,
  upgrade: 'Seja Premium',
  canDownload: 'Baixe esses idiomas uma vez, e seu navegador poderá traduzi-los de graça neste dispositivo.',
  download: 'Baixar',
  onDevice: 'Traduzido neste dispositivo',
  signInFirst: 'Entre para traduzir',
  left: ({ remaining, tier }) =>
    tier === 'premium'
      ? plural(remaining, { one: 'Resta # caractere', other: 'Restam # caracteres' })
      : plural(remaining, { one: 'Resta # tradução hoje', other: 'Restam # traduções hoje' }),
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'por enquanto' : `até ${date(renewsAt)}`;
    const used = tier === 'free' ? 'Não restam traduções hoje' : `Não restam caracteres ${until}`;
    return `${used}. Sua conversa continua aqui.`;
  },
};
