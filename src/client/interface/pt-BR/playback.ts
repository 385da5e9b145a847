import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'Ouvir',
  playOf: { original: 'Ouvir original', translation: 'Ouvir tradução' },
  stop: 'Parar',
  voice: 'Voz',
  browserShort: 'Navegador',
  preview: (name) => `Amostra de ${name}`,
  stopPreview: (name) => `Parar a amostra de ${name}`,
  tryOnce: '1 teste',
  premium: 'HD',
  aiVoices: 'As vozes HD são geradas por IA, não são gravações de pessoas.',
  hdLeft: (value) => plural(value, { one: 'Resta #', other: 'Restam #' }),
  hdLeftUnit: (value) => plural(value, { one: 'caractere', other: 'caracteres' }),
  left: 'HD',
  started: 'Lendo em voz alta',
};

export const reading: Texts<'reading'> = {
  pause: 'Pausar',
  resume: 'Continuar',
  aiVoice: (name) => `${name}, uma voz gerada por IA`,
  preparing: 'Preparando a voz…',
  position: 'Posição',
  speed: 'Velocidade',
  speedValue: (speed) => `${speed.toLocaleString('pt-BR')}×`,
  download: 'Baixar MP3',
  estimate: (time) => `cerca de ${time}`,
  cost: (value, tooLittle) => `HD: ${tooLittle ? 'precisa de' : 'usa'} ${count(value)}`,
  onlyLeft: (value) => plural(value, { one: ', resta #', other: ', restam #' }),
  trialEnded: 'Esse foi seu teste grátis da Iris',
  trialEndedText: 'A voz do seu navegador continua grátis e sem limite.',
  upgrade: 'Seja Premium',
  signIn: 'Entrar',
  upgradeHow: 'Pressione “Seja Premium” no topo da página',
  signInHow: 'Pressione “Entrar” no topo da página',
  unit: (value) => plural(value, { one: 'caractere', other: 'caracteres' }),
};

export const voices: Texts<'voices'> = {
  browserName: 'Voz do navegador',
  descriptions: {
    browser: 'Neste dispositivo, sem limite',
    alloy: 'Equilibrada e clara',
    ash: 'Acolhedora e firme',
    ballad: 'Lírica, para histórias',
    coral: 'Alegre e simpática',
    echo: 'Calma e ponderada',
    fable: 'Narração expressiva',
    nova: 'Animada e jovem',
    onyx: 'Grave e ressonante',
    sage: 'Suave e reflexiva',
    shimmer: 'Leve e delicada',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'Não há texto para ler. Digite ou grave algo primeiro.',
  'sign-in': 'Você precisa entrar primeiro.',
  'trial-sign-in': 'Entre para testar a Iris.',
  'premium-required': 'Esta voz faz parte do Premium.',
  'trial-used': 'Você já testou a Iris. Seja Premium para usá-la sem esse limite.',
  'trial-too-long': 'O teste da Iris é limitado a 50 caracteres (cerca de 8 a 10 palavras).',
  'trial-check-failed': 'Não foi possível consultar o status do teste da Iris.',
  'trial-check-invalid': 'A resposta sobre o teste da Iris é inválida.',
  'trial-check-unreachable': 'Não foi possível verificar o teste da Iris.',
  'speech-limit': `Limite de caracteres excedido. O plano Grátis inclui 50 caracteres por dia. Com o Premium, você tem ${count(5_000)} por mês.`,
  unavailable: 'O serviço de voz está indisponível. Tente mais tarde.',
  'browser-failed': 'Não foi possível ler o texto',
  'audio-failed': 'Erro ao reproduzir o áudio',
  stopped: 'Leitura interrompida.',
  'tap-again': 'Para reproduzir o som, seu navegador precisa de mais um toque. Pressione “Ouvir” de novo.',
  'no-voice': 'Seu dispositivo não tem voz para este idioma. Experimente uma voz HD.',
  unsupported: 'Este navegador não consegue ler em voz alta. Experimente uma voz HD.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'Nada para ler',
  'sign-in': 'Entre para usar vozes HD',
  'trial-sign-in': 'Teste a Iris uma vez',
  'premium-required': 'Voz HD',
  'trial-used': 'Teste da Iris',
  'trial-too-long': 'Teste da Iris',
  'trial-check-failed': 'Teste da Iris',
  'trial-check-invalid': 'Teste da Iris',
  'trial-check-unreachable': 'Teste da Iris',
  'speech-limit': 'Caracteres HD insuficientes',
  'no-voice': 'Nenhuma voz encontrada',
  unsupported: 'Sem voz do navegador',
  'tap-again': 'Mais um toque',
};
