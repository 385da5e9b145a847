import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'Transcrições salvas',
  signedOut: 'Entre para ver suas transcrições salvas.',
  signedOutHint: 'A conta é grátis, e você abre tudo em qualquer dispositivo.',
  signIn: 'Entrar',
  error: 'Erro ao carregar as transcrições salvas',
  retry: 'Tentar de novo',
  empty: 'Nenhuma transcrição salva',
  onDevice: 'Salvas neste navegador. Para ver as da sua conta, desative “Neste dispositivo”.',
  emptyHint: 'As transcrições que você salvar na aba Gravar aparecem aqui.',
  noMatch: 'Nenhuma transcrição corresponde à sua busca',
  showAll: 'Mostrar todas',
  loading: 'Carregando transcrições salvas',
  search: 'Buscar nas transcrições salvas',
  searchHint: 'Buscar',
  clearSearch: 'Limpar a busca',
  sort: 'Ordenar',
  exportAll: 'Exportar todas',
  languages: 'Idiomas',
  shown: (shown, all) =>
    shown === all
      ? plural(all, { one: '# salva', other: '# salvas' })
      : `Mostrando ${count(shown)} de ${count(all)}`,
  over: (shown, excess, limit) => `${shown}, ${count(excess)} acima do seu limite de ${count(limit)}`,
  makeRoom: (value) => `Exclua ${count(value)} para voltar a salvar`,
  slots: (used, limit) =>
    plural(limit, {
      one: `${count(used)} de # espaço usado`,
      other: `${count(used)} de # espaços usados`,
    }),
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'Mais recentes',
  oldest: 'Mais antigas',
  longest: 'Mais longas',
  shortest: 'Mais curtas',
  alphabetical: 'Alfabética',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'Mostrar mais',
  less: 'Mostrar menos',
  copy: 'Copiar',
  copied: 'Copiado',
  copiedBody: 'O texto está na área de transferência.',
  copyFailed: 'Não foi possível copiar',
  copyFailedBody: 'Seu navegador bloqueou. Selecione o texto e copie manualmente.',
  open: 'Abrir no gravador',
  export: 'Exportar',
  remove: 'Excluir',
  removing: 'Excluindo',
  characters: (value) => plural(value, { one: '# caractere', other: '# caracteres' }),
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'Excluída',
  deleted: 'Ela não está mais na sua lista.',
  stillOver: (value) => `Exclua mais ${count(value)} para voltar a salvar.`,
  undo: 'Desfazer',
  undoAlt: 'Restaurar a transcrição',
  restored: 'Restaurada',
  restoreFailed: 'Não foi possível restaurar',
  restoreFailedBody: 'Não conseguimos restaurar a transcrição. Tente de novo.',
  goneTitle: 'Não encontrada',
  gone: 'Talvez já tenha sido excluída.',
  failedTitle: 'Não foi possível excluir',
  failed: 'Não conseguimos excluir esta transcrição. Tente de novo.',
};

export const saveResult: Texts<'saveResult'> = {
  withTranslation: 'O original e a tradução foram salvos juntos.',
  lostTranslations: (languages) =>
    `O texto mudou, então a tradução anterior não está mais salva: ${languages}.`,
  deletedTitle: 'Excluída em outro dispositivo',
  deleted: 'Seu texto ainda está aqui. Salve de novo para mantê-lo.',
  loginTitle: 'Entre na sua conta',
  login: 'Entre para salvar sua transcrição',
  signIn: 'Entrar',
  signInAlt: 'Entrar para salvar',
  limitTitle: 'Limite de transcrições atingido',
  limit: 'Você usou todos os seus espaços. Seja Premium para ter mais.',
  upgrade: 'Seja Premium',
  upgradeAlt: 'Seja Premium para salvar mais',
  savedTitle: 'Salvo!',
  view: 'Ver salvas',
  viewAlt: 'Abrir a aba Salvas',
  offlineTitle: 'Você está sem conexão',
  kept: 'Seu texto continua neste dispositivo: você pode salvá-lo quando a conexão voltar.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Não foi possível salvar',
  description: 'A transcrição não foi salva. Tente de novo.',
};

export const library: Texts<'library'> = {
  title: 'Biblioteca',
  open: 'Abrir a biblioteca',
  search: 'Buscar em títulos e textos',
  kinds: 'Tipos de texto',
  all: 'Todos',
  language: 'Idioma',
  allLanguages: 'Todos os idiomas',
  tag: 'Etiqueta',
  allTags: 'Todas as etiquetas',
  filters: 'Filtros',
  play: (name) => `Ouvir ${name}`,
  stop: (name) => `Parar a leitura de ${name}`,
  select: (name) => `Selecionar ${name}`,
  menu: (name) => `Mais ações para ${name}`,
  rename: 'Renomear',
  name: 'Nome',
  tags: 'Etiquetas',
  share: 'Compartilhar uma cópia',
  selectThis: 'Selecionar',
  selected: (value) => plural(value, { one: '# selecionado', other: '# selecionados' }),
  selectAll: 'Selecionar tudo',
  stopSelecting: 'Cancelar a seleção',
  today: (time) => `Hoje, ${time}`,
  yesterday: 'Ontem',
  about: (time) => `Cerca de ${time} em voz alta`,
  renameFailed: 'Não foi possível renomear',
  tagFailed: (done, all) => `${count(done)} de ${count(all)} etiquetados`,
  loadFailed: 'Não foi possível carregar o texto',
  tryAgain: 'Tente de novo.',
  moreFailed: 'Não foi possível carregar mais.',
  deletedMany: (value) => plural(value, { one: '# excluído', other: '# excluídos' }),
  restoredMany: (value) => plural(value, { one: '# restaurado', other: '# restaurados' }),
  newTag: 'Nova etiqueta',
  add: 'Adicionar',
  noTags: 'Nenhuma etiqueta ainda. Digite uma acima.',
  mostTags: (value) => `Um texto pode ter até ${count(value)} etiquetas.`,
  save: 'Salvar',
  cancel: 'Cancelar',
};

export const documentKinds: Texts<'documentKinds'> = {
  dictated: 'Ditados',
  imported: 'Importados',
  conversation: 'Conversas',
  typed: 'Digitados',
};

export const librarySorts: Texts<'librarySorts'> = {
  newest: 'Mais recentes',
  oldest: 'Mais antigos',
  changed: 'Alterados recentemente',
  title: 'Por nome',
};

export const sharing: Texts<'sharing'> = {
  title: 'Compartilhar uma cópia',
  lead: 'Quem tiver o link pode ler esta cópia. As alterações que você fizer depois não entram nela.',
  parts: 'O que compartilhar',
  original: 'Original',
  translation: 'Tradução',
  both: 'Ambos',
  ends: 'O link funciona',
  day: 'um dia',
  week: 'uma semana',
  never: 'sem prazo',
  name: 'Seu nome',
  nameHint: 'Os leitores veem só este nome. Você pode deixar em branco.',
  create: 'Criar link',
  link: 'Link',
  copy: 'Copiar link',
  copied: 'Link copiado',
  copyFailed: 'Não foi possível copiar. Selecione o link e copie você mesmo.',
  failed: 'Não foi possível criar o link',
  copies: 'Cópias compartilhadas',
  empty: 'Você não está compartilhando nada. Escolha “Compartilhar uma cópia” no menu de um texto salvo.',
  views: (value) => plural(value, { one: 'Aberta # vez', other: 'Aberta # vezes' }),
  until: (date) => `até ${date}`,
  noEnd: 'sem data de término',
  stop: 'Parar de compartilhar',
  stopOf: (title) => `Parar de compartilhar ${title}`,
  copyOf: (title) => `Copiar o link de ${title}`,
  stopped: 'Não é mais compartilhada',
  stopFailed: 'Não foi possível parar de compartilhar',
  loadFailed: 'Não foi possível carregar as cópias compartilhadas',
};
