import type { Texts } from '../translations.ts';
import { count, date, inSentence, percent, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# caractere', other: '# caracteres' });

export const translation: Texts<'translation'> = {
  toggle: 'Traduzir',
  swap: 'Trocar idiomas',
  pane: 'Tradução',
  empty: 'A tradução aparecerá aqui.',
  switchedOff: 'Ative “Traduzir” para ler isto em outro idioma.',
  left: (remaining, tier) =>
    tier === 'free'
      ? plural(remaining, { one: 'Resta # tradução hoje', other: 'Restam # traduções hoje' })
      : count(remaining),
  leftUnit: (value) => plural(value, { one: 'caractere', other: 'caracteres' }),
  leftFor: 'para traduzir',
};

export const swapping: Texts<'swapping'> = {
  title: 'Substituir o texto pela tradução?',
  text: 'A tradução vira seu texto, e seu texto editado vira a tradução.',
  confirm: 'Trocar',
  cancel: 'Manter meu texto',
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Quando traduzir',
  afterRecording: 'Depois de gravar',
  whileSpeaking: 'Durante a fala',
  needs: 'Traduzir durante a fala requer o Premium ou a tradução no dispositivo.',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'Vamos traduzir quando você parar de gravar.',
  running: 'Traduzindo…',
  cancel: 'Cancelar',
  cancelled: 'Tradução cancelada.',
  failed: 'Não foi possível traduzir este texto.',
  again: 'Traduzir agora',
  outdated: 'Desatualizada: você editou o texto depois.',
  copied: 'Tradução copiada',
  notCopied: 'Não foi possível copiar',
  notCopiedText: 'Seu navegador bloqueou. Selecione a tradução e copie manualmente.',
  sameLanguage: (name) => `Este texto já está em ${inSentence(name)}. Escolha outro idioma para a tradução.`,
  complete: 'Tradução concluída',
  completeIn: (name) => `Seu texto agora está em ${inSentence(name)}.`,
  signInTitle: 'Entre na sua conta',
  signIn: 'Entre para traduzir.',
  signInAction: 'Entrar',
  signInAlt: 'Entrar para traduzir',
  errorTitle: 'Erro na tradução',
  error: 'Não foi possível traduzir seu texto. Tente mais tarde.',
  limitPanel: 'Limite de tradução atingido',
  limitPanelFree: (time) => `Você usou suas traduções grátis de hoje. Elas são renovadas às ${time}.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Este texto passa dos ${count(remaining)} caracteres que restam neste período.`
        : 'Você usou todos os seus caracteres deste período.';
    return renewsAt ? `${left} Seus caracteres serão renovados em ${date(renewsAt)}.` : left;
  },
  limitToast: 'Limite diário de tradução atingido',
  limitToastText: 'Seja Premium para traduzir mais hoje.',
  upgrade: 'Seja Premium',
  upgradeAlt: 'Seja Premium para traduzir mais',
  knownLimitTitle: 'Limite diário atingido',
  knownLimit: (limit) =>
    plural(limit, {
      one: 'Você usou sua tradução de hoje.',
      other: 'Você usou suas # traduções de hoje.',
    }),
  sentence: 'Frase',
  translateBack: 'Traduzir de volta',
  backCost: characters,
  backTitle: (name) => `O que sua tradução diz, em ${inSentence(name)}`,
  backUsed: (value) => plural(value, { one: '# caractere usado', other: '# caracteres usados' }),
  copySentence: 'Copiar frase',
  playSentence: 'Ouvir frase',
  sandbox: 'Não é uma tradução real.',
  sandboxMore:
    'O ambiente de testes só marca o texto. Conecte um provedor de tradução para ter traduções reais.',
  onDevice: 'Traduzido neste dispositivo.',
  onDeviceMore: 'Nada foi enviado, e isso não conta no seu limite.',
  offOnDevice:
    'Seu navegador ainda não consegue traduzir este texto neste dispositivo. Nada foi enviado porque “Neste dispositivo” está ativado.',
  deviceOffer: 'Seu navegador pode traduzir este texto de graça neste dispositivo.',
  deviceDownload: 'Baixar e traduzir',
  deviceDownloadSize: (megabytes) => `Baixar ${count(megabytes)} MB e traduzir`,
  downloading: (share) => `Baixando o idioma: ${percent(share)}`,
};
