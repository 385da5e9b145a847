import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence, plural } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'Começar a gravar',
  stop: 'Parar a gravação',
  starting: 'Cancelar a gravação',
  stopping: 'Finalizando a gravação',
  paused: 'A gravação está pausada',
  unsupported: 'Este navegador não permite gravar',
  idleHint: 'Pressione para gravar',
  idleHintAsking: 'Pressione para gravar e permita o microfone',
  recordingHint: 'Gravando. Pressione para parar',
  startingHint: 'Iniciando…',
  startingHintAsking: 'Iniciando… Escolha “Permitir” quando o navegador pedir',
  slowHint: 'Aguardando seu navegador. Pressione para cancelar',
  stoppingHint: 'Finalizando as últimas palavras…',
  writingHint: (phrases) =>
    plural(phrases, {
      one: 'Ainda falta escrever a última frase. Pressione para gravar mais',
      other: 'Ainda falta escrever # frases. Pressione para gravar mais',
    }),
  errorHint: 'Pressione para tentar de novo',
  pausedHint: 'Limite atingido',
  unsupportedHint: 'Digite ou cole seu texto acima',
  or: 'ou',
  space: 'Espaço',
  microphone: 'Microfone',
  import: 'Importar',
  elapsed: 'Tempo de gravação',
  announceStarted: 'Gravação iniciada',
  announceStopped: 'Gravação encerrada',
  signInHint: 'Entre para gravar neste navegador',
  holdHint: 'Segure para gravar',
  releaseHint: 'Gravando. Solte para parar',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `Não foi possível iniciar o reconhecimento de fala: ${message}`,
  noResponse: 'sem resposta',
  startHelp: 'Espere um momento e grave de novo. Se continuar acontecendo, atualize a página.',
  silenceTitle: 'Gravação interrompida',
  silenceHelp: 'Não ouvimos nada há algum tempo. Pressione o botão de gravar para continuar.',
  noResponseHelp: 'O serviço de fala do seu navegador não responde. Verifique sua conexão e grave de novo.',
  engineTitle: (code) => `Erro de reconhecimento de fala: ${code}`,
  dictation: 'Ative o Ditado (e a Siri) nos ajustes do sistema e grave de novo.',
  serviceNotAllowed:
    'Este navegador não deixa os sites usarem seu serviço de fala. Tente o Chrome, o Edge ou o Safari.',
  networkStopped:
    'Seu navegador não conseguiu acessar o serviço de fala. Verifique sua conexão ou tente o Chrome, o Edge ou o Safari.',
  networkRetrying: 'Não conseguimos acessar o serviço de fala. Tentando de novo.',
  noMicrophone:
    'Não encontramos um microfone. Verifique se ele está conectado e selecionado nas configurações do sistema.',
  microphoneInUse:
    'Seu microfone já está em uso, talvez em outra aba. Pare a gravação por lá e grave de novo.',
  languageNotSupported:
    'Este navegador não reconhece o idioma escolhido. Escolha outro idioma ou tente outro navegador.',
  unknownHelp: 'Seu texto está seguro. Pressione o botão de gravar para tentar de novo.',
  allowIos: 'Abra Ajustes > Apps > Safari > Microfone, escolha “Permitir” e grave de novo.',
  allowSafari: 'No menu Safari, escolha “Ajustes deste Site”, permita o microfone e grave de novo.',
  allowAndroid:
    'Toque no ícone ao lado do endereço, depois em Permissões > Microfone > Permitir, e grave de novo.',
  allowDesktop: 'Clique no ícone ao lado do endereço, permita o microfone e grave de novo.',
};

export const microphone: Texts<'microphone'> = {
  title: 'Microfone',
  choose: 'Escolher outro',
  chooseAltText: 'Escolher outro microfone',
  unnamed: 'seu microfone',
  noSound: (name) => ({
    title: `Nenhum som: ${name}`,
    description: 'Verifique se ele está ligado e não está no mudo.',
  }),
  unplugged: (name) => ({
    title: 'Seu microfone foi desconectado',
    description: `A gravação continua com ${name}.`,
  }),
  recognition: 'Reconhecimento de fala',
  auto: 'Automático',
  autoDetail: 'Usa o do seu navegador se funcionar; se não, este servidor.',
  browser: 'Este navegador',
  browserDetail: 'Grátis e sem limite.',
  server: 'Este servidor',
  signIn: 'Entre para usar.',
  left: (seconds) =>
    seconds < 60
      ? `${Math.floor(seconds)} s de fala disponíveis`
      : `${Math.floor(seconds / 60)} min de fala disponíveis`,
  allow: 'Permita o acesso ao microfone para ver o nível.',
  browserMicrophone: 'Seu navegador usa o microfone escolhido nas configurações dele.',
  now: {
    browser: `No momento, seu navegador transcreve o que você diz. Ele pode enviar o áudio à empresa que o desenvolve. O ${brand.name} não o recebe nem o guarda.`,
    server:
      'No momento, este servidor e o provedor de reconhecimento dele transcrevem o que você diz. O áudio não é guardado.',
  },
  change: 'Alterar nos ajustes',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'Agora transcrevendo neste servidor',
  description:
    'Sua fala é enviada a este servidor e ao provedor de reconhecimento dele para ser transcrita, e não é guardada.',
};

const onThisDevice = 'O áudio está só neste dispositivo.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} s de fala sem transcrição`
      : `${count(Math.round(seconds / 60))} min de fala sem transcrição`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `Será transcrita quando o servidor estiver acessível. ${onThisDevice}`,
    allowance: `Você usou todos os seus minutos de reconhecimento. ${onThisDevice}`,
    'signed-out': `Entre para transcrevê-la. ${onThisDevice}`,
    memory: `O servidor não tem memória suficiente para o reconhecimento de fala. Um modelo menor precisa de menos: npm run engines -- recognition:base. ${onThisDevice}`,
    full: 'Seu texto atingiu o limite de tamanho. Salve ou limpe o texto primeiro.',
  },
  unsavedTitle: 'O armazenamento deste dispositivo está cheio',
  unsaved: 'Mantenha esta página aberta até sua fala ser transcrita.',
  transcribe: 'Transcrever',
  download: 'Baixar',
  discard: 'Descartar',
  fileName: 'fala.wav',
  discardTitle: 'Descartar esta gravação?',
  discardText: 'Ela não foi transcrita e não há outra cópia.',
  keep: 'Manter',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'Este navegador não consegue gravar',
  unsupportedToast:
    'Para gravar, use o Chrome, o Edge ou o Safari. Aqui você ainda pode digitar ou colar seu texto.',
  deviceToast: 'Ative “Neste dispositivo” para ditar aqui em inglês, ou use o Chrome, o Edge ou o Safari.',
  turnOn: 'Ativar',
  turnOnAlt: 'Ativar “Neste dispositivo”',
  pausedTitle: 'Transcrição pausada',
  pausedToast: 'A gravação está pausada por causa do limite de tamanho. Salve ou limpe a transcrição atual.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'Traduzido neste servidor.',
  translationMore: 'Seu texto não foi enviado a nenhum outro lugar.',
  recognition: 'Sua fala é transcrita neste servidor. Ela não é guardada nem enviada a nenhum outro lugar.',
  voice: (name) => `${name}, uma voz gerada por IA neste servidor`,
  simpleVoice: (name) => `${name}, uma voz sintética básica gerada neste servidor`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'O serviço de fala do seu navegador ainda não respondeu',
  orServer: 'Você pode continuar esperando ou deixar que este servidor transcreva o que você diz.',
  orType: 'Você pode continuar esperando ou pressionar o botão para cancelar.',
  server: 'Usar este servidor',
  serverAlt: 'Deixar que este servidor transcreva o que você diz',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'A gravação está desativada',
  unsupported:
    'Este navegador não reconhece a fala neste dispositivo. Use o Chrome 139 ou mais recente em um computador.',
  unavailable: (language) =>
    `Este navegador não reconhece a fala em ${inSentence(language)} neste dispositivo. Escolha outro idioma ou desative “Neste dispositivo”.`,
  englishOnly:
    'Neste dispositivo, este navegador só reconhece inglês. Escolha o inglês ou desative “Neste dispositivo”.',
  missing: (language) => `O ${inSentence(language)} ainda não está neste dispositivo`,
  missingText: 'Seu navegador precisa baixar o idioma uma vez. Suas palavras continuam neste dispositivo.',
  engineText: (megabytes) =>
    `É um download de ${megabytes} MB. Você só precisa dele uma vez, e depois a gravação também funciona offline. Suas palavras ficam neste dispositivo.`,
  download: 'Baixar',
  downloadAlt: (language) => `Baixar o ${inSentence(language)} para o reconhecimento de fala`,
  downloading: (language) => `Baixando o ${inSentence(language)}…`,
  downloadingText: 'Seu navegador está baixando o idioma. Vamos avisar quando estiver pronto.',
  ready: (language) => `O ${inSentence(language)} está pronto`,
  readyText: 'Pressione o botão de gravar para começar.',
  failed: (language) => `Não conseguimos baixar o ${inSentence(language)}`,
  failedText: 'Verifique sua conexão e tente de novo.',
};
