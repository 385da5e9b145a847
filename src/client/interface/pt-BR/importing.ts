import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent, plural } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# s',
  minute: '# min',
  hour: '# h',
});

const unchanged = 'Seu texto não mudou e nenhum minuto foi usado.';
const readable = `O ${brand.name} lê WAV, MP3, M4A, OGG, WebM, FLAC, MP4 e MOV, e textos em TXT, Markdown, SRT, VTT ou Word.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} está vazio`,
    text: () => `Não há nada no arquivo. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `Não é possível ler ${name}`,
    text: () => `Não é uma gravação nem um texto. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} não tem legendas`,
    text: () =>
      `O arquivo não tem marcações de tempo. Mude a extensão para .txt para importá-lo como texto. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} não tem som`,
    text: () => `O arquivo tem vídeo, mas não tem áudio, então não há nada para transcrever. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `Nenhuma fala em ${name}`,
    text: () => `Verificamos o arquivo inteiro e não encontramos fala. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} está protegido`,
    text: () => `O arquivo é criptografado: só o app de origem consegue abri-lo. ${unchanged}`,
  },
  codec: {
    title: (name) => `Este navegador não consegue reproduzir ${name}`,
    text: (codec) =>
      `O áudio está em ${codec ? `${codec}, um formato` : 'um formato'} que este navegador não decodifica. Tente outro navegador, ou converta o arquivo para MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} está danificado`,
    text: () =>
      `Uma parte do arquivo está faltando ou corrompida. Copie ou baixe o arquivo de novo. ${unchanged}`,
  },
  overstated: {
    title: (name) => `Não é possível ler ${name}`,
    text: () =>
      `O arquivo diz conter muito mais som do que cabe no seu tamanho. Copie ou baixe o arquivo de novo. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} é grande demais`,
    text: () => `Gravações podem ter até 2 GB e textos, até 20 MB. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Solte para importar',
  title: (name) => `Importar ${name}`,
  measuring: (share) => `Detectando a fala… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `Duração de ${duration(lengthSeconds)}, com ${duration(speechSeconds)} de fala. ${plural(parts, { one: 'Cabe em uma só parte', other: 'Será dividido em cerca de # partes' })}.`,
  uses: (seconds) => `Usa ${duration(seconds)}`,
  left: (left, limit) => `Restam ${fullMinutes(left)} de ${fullMinutes(limit)} min`,
  silence: 'O silêncio não conta.',
  where:
    'A fala é enviada a este servidor e ao provedor de reconhecimento dele para ser transcrita, e não é guardada lá. O arquivo fica neste navegador.',
  onServer:
    'A fala é transcrita neste servidor. Ela não é guardada nem enviada a nenhum outro lugar. O arquivo fica neste navegador.',
  needsMore: (seconds, left) => `Precisa de ${duration(seconds)}, mas você só tem ${fullMinutes(left)} min`,
  needsMoreText: 'Vamos transcrever o que seus minutos permitirem. O resto fica neste dispositivo.',
  upgrade: 'Seja Premium',
  language: 'Idioma falado',
  import: 'Importar',
  cancel: 'Cancelar',
  close: 'Fechar',
  another: 'Escolher outro arquivo',
  signInTitle: 'Entre para importar gravações',
  signIn: 'Entrar',
  signInAlt: 'Entrar para importar gravações',
  notOffered: 'Este servidor não transcreve gravações. Você ainda pode importar arquivos de texto.',
  onDevice:
    'Desative “Neste dispositivo” para importar gravações. Você ainda pode importar arquivos de texto.',
  elsewhere: 'Outra aba está importando um arquivo. Primeiro termine ou remova essa importação.',
  failed: 'Não conseguimos importar o arquivo. Tente de novo.',
  imported: (name) => `${name} importado`,
  lost: 'O arquivo compartilhado não chegou. Compartilhe de novo.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `Transcrevendo ${name}`,
  progress: (done, total) => `${fullMinutes(done)} de ${roundMinutes(total)} min`,
  timeLeft: (seconds) => ` · cerca de ${duration(seconds)} restantes`,
  paused: 'Em pausa',
  hold: {
    offline: 'Aguardando conexão',
    failed: 'Não foi possível transcrever uma parte da fala',
    allowance: 'Você usou todos os seus minutos de reconhecimento',
    'signed-out': 'Entre para continuar',
    memory: 'Memória insuficiente. Um modelo menor precisa de menos: npm run engines -- recognition:base',
  },
  kept: 'O texto transcrito até agora está guardado, e o resto da gravação fica neste dispositivo.',
  renewsDaily: (time) => `Seus minutos são renovados às ${time}.`,
  renewsOn: (day) => `Seus minutos serão renovados em ${date(day)}.`,
  unsaved: 'Mantenha esta página aberta: o arquivo é grande demais para ser guardado neste dispositivo.',
  pause: 'Pausar',
  resume: 'Continuar',
  retry: 'Tentar de novo',
  cancel: 'Cancelar',
  cancelTitle: 'Parar a transcrição?',
  cancelText: 'Você mantém o texto transcrito até agora.',
  stop: 'Parar',
  keep: 'Continuar',
  damaged: (seconds) =>
    `O arquivo está danificado depois de ${duration(seconds)}. Tudo antes disso foi transcrito.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, parte ${count(part)} de ${count(parts)}`,
  coming: (value) => `· mais ${count(value)} a caminho`,
  all: 'Todas as partes',
  previous: 'Parte anterior',
  next: 'Próxima parte',
  item: (part) => `Parte ${count(part)}`,
  saved: 'Salva',
  saveAll: 'Salvar todas as partes',
  saveFinished: 'Salvar as partes prontas',
  unfinished: 'A última parte ainda não está pronta.',
  exportAll: 'Exportar todas as partes…',
  listen: 'Ouvir a gravação',
  stopListening: 'Parar de ouvir',
  cantPlay: 'Não foi possível reproduzir a gravação',
  turns: 'Mostrar quem fala',
  remove: 'Remover importação…',
  removeTitle: (name) => `Remover ${name}?`,
  removeText: 'A gravação e as partes que você não salvou serão excluídas deste dispositivo.',
  removeConfirm: 'Remover',
  keep: 'Manter',
  savedAll: (value) => plural(value, { one: '# parte salva', other: '# partes salvas' }),
  savedSome: (saved, value) =>
    `${count(saved)} de ${count(value)} partes salvas. As outras ficam neste dispositivo.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'Abrir este arquivo?',
  text: 'Outro app ou site enviou este arquivo. Abra-o somente se foi você quem o compartilhou.',
  open: 'Abrir',
  cancel: 'Agora não',
};
