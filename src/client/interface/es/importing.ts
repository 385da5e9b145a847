import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent, plural } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# s',
  minute: '# min',
  hour: '# h',
});

const unchanged = 'Tu texto no ha cambiado y no se han gastado minutos.';
const readable = `${brand.name} lee WAV, MP3, M4A, OGG, WebM, FLAC, MP4 y MOV, y textos en TXT, Markdown, SRT, VTT o Word.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} está vacío`,
    text: () => `El archivo no contiene nada. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `No se puede leer ${name}`,
    text: () => `No es una grabación ni un texto. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} no tiene subtítulos`,
    text: () =>
      `El archivo no tiene marcas de tiempo. Cambia su extensión a .txt para importarlo como texto. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} no tiene sonido`,
    text: () => `El archivo tiene vídeo, pero no audio, así que no hay nada que transcribir. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `No hay voz en ${name}`,
    text: () => `Hemos revisado todo el archivo y no hemos encontrado voz. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} está protegido`,
    text: () => `El archivo está cifrado: solo puede abrirlo la app de la que procede. ${unchanged}`,
  },
  codec: {
    title: (name) => `Este navegador no puede reproducir ${name}`,
    text: (codec) =>
      `Su sonido está en ${codec ? `${codec}, un formato` : 'un formato'} que este navegador no puede descodificar. Prueba con otro navegador, o convierte el archivo a MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} está dañado`,
    text: () => `Una parte del archivo falta o está dañada. Cópialo o descárgalo de nuevo. ${unchanged}`,
  },
  overstated: {
    title: (name) => `No se puede leer ${name}`,
    text: () =>
      `El archivo dice contener mucho más sonido del que cabe en su tamaño. Cópialo o descárgalo de nuevo. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} es demasiado grande`,
    text: () => `Las grabaciones pueden tener hasta 2 GB y los textos, hasta 20 MB. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Suelta para importar',
  title: (name) => `Importar ${name}`,
  measuring: (share) => `Detectando la voz… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `Dura ${duration(lengthSeconds)}, de los que ${duration(speechSeconds)} son de voz. ${plural(parts, { one: 'Cabe en una sola parte', other: 'Se dividirá en unas # partes' })}.`,
  uses: (seconds) => `Gasta ${duration(seconds)}`,
  left: (left, limit) => `Quedan ${fullMinutes(left)} de ${fullMinutes(limit)} min`,
  silence: 'El silencio no cuenta.',
  where:
    'La voz se envía a este servidor y a su proveedor de reconocimiento para transcribirla, y no se guarda allí. El archivo se queda en este navegador.',
  onServer:
    'La voz se transcribe en este servidor. No se guarda ni se envía a ningún otro sitio. El archivo se queda en este navegador.',
  needsMore: (seconds, left) => `Necesita ${duration(seconds)}, pero solo te quedan ${fullMinutes(left)} min`,
  needsMoreText: 'Transcribiremos todo lo que permitan tus minutos. El resto se queda en este dispositivo.',
  upgrade: 'Hazte Premium',
  language: 'Idioma hablado',
  import: 'Importar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  another: 'Elegir otro archivo',
  signInTitle: 'Inicia sesión para importar grabaciones',
  signIn: 'Iniciar sesión',
  signInAlt: 'Iniciar sesión para importar grabaciones',
  notOffered: 'Este servidor no puede transcribir grabaciones. Sí puedes importar archivos de texto.',
  onDevice:
    'Desactiva «En este dispositivo» para importar grabaciones. Sí puedes importar archivos de texto.',
  elsewhere: 'Otra pestaña está importando un archivo. Termina o quita antes esa importación.',
  failed: 'No hemos podido importar el archivo. Inténtalo de nuevo.',
  imported: (name) => `${name} importado`,
  lost: 'El archivo compartido no ha llegado. Compártelo otra vez.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `Transcribiendo ${name}`,
  progress: (done, total) => `${fullMinutes(done)} de ${roundMinutes(total)} min`,
  timeLeft: (seconds) => ` · queda aprox. ${duration(seconds)}`,
  paused: 'En pausa',
  hold: {
    offline: 'Esperando la conexión',
    failed: 'No se ha podido transcribir una parte de la voz',
    allowance: 'Has agotado tus minutos de reconocimiento',
    'signed-out': 'Inicia sesión para continuar',
    memory:
      'No hay memoria suficiente. Un modelo más pequeño necesita menos: npm run engines -- recognition:base',
  },
  kept: 'El texto transcrito hasta ahora se conserva y el resto de la grabación se queda en este dispositivo.',
  renewsDaily: (time) => `Tus minutos se renuevan a las ${time}.`,
  renewsOn: (day) => `Tus minutos se renuevan el ${date(day)}.`,
  unsaved: 'No cierres esta página: el archivo es demasiado grande para conservarlo en este dispositivo.',
  pause: 'Pausa',
  resume: 'Reanudar',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  cancelTitle: '¿Dejar de transcribir?',
  cancelText: 'Conservarás el texto transcrito hasta ahora.',
  stop: 'Detener',
  keep: 'Continuar',
  damaged: (seconds) =>
    `El archivo está dañado a partir de ${duration(seconds)}. Todo lo anterior está transcrito.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, parte ${count(part)} de ${count(parts)}`,
  coming: (value) => `· ${count(value)} más en camino`,
  all: 'Todas las partes',
  previous: 'Parte anterior',
  next: 'Parte siguiente',
  item: (part) => `Parte ${count(part)}`,
  saved: 'Guardada',
  saveAll: 'Guardar todas las partes',
  saveFinished: 'Guardar las partes terminadas',
  unfinished: 'La última parte aún no está terminada.',
  exportAll: 'Exportar todas las partes…',
  listen: 'Escuchar la grabación',
  stopListening: 'Dejar de escuchar',
  cantPlay: 'No se puede reproducir la grabación',
  turns: 'Mostrar quién habla',
  remove: 'Quitar importación…',
  removeTitle: (name) => `¿Quitar ${name}?`,
  removeText: 'La grabación y las partes que no hayas guardado se eliminarán de este dispositivo.',
  removeConfirm: 'Quitar',
  keep: 'Conservar',
  savedAll: (value) => plural(value, { one: '# parte guardada', other: '# partes guardadas' }),
  savedSome: (saved, value) =>
    `${plural(saved, { one: 'Guardada #', other: 'Guardadas #' })} de ${count(value)} partes. Las demás se quedan en este dispositivo.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: '¿Abrir este archivo?',
  text: 'Otra aplicación o página web ha enviado este archivo. Ábrelo solo si lo has compartido tú.',
  open: 'Abrir',
  cancel: 'Ahora no',
};
