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
  newEntry: 'É uma nova transcrição. A que você abriu não mudou.',
  offlineTitle: 'Você está sem conexão',
  kept: 'Seu texto continua neste dispositivo: você pode salvá-lo quando a conexão voltar.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Não foi possível salvar',
  description: 'A transcrição não foi salva. Tente de novo.',
};
