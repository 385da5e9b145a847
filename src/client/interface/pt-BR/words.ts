import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence, plural } from './formats.ts';

const words = (value: number) => plural(value, { one: '# palavra', other: '# palavras' });

export const dictionary: Texts<'dictionary'> = {
  title: 'Minhas palavras',
  lead: `Nomes e termos que o ${brand.name} deve sempre acertar quando você dita, traduz e ouve.`,
  search: 'Buscar',
  searchLabel: 'Buscar nas minhas palavras',
  add: 'Adicionar palavra',
  more: 'Mais',
  open: 'Abrir Minhas palavras',
  importCsv: 'Importar CSV…',
  exportCsv: 'Exportar CSV',
  fileName: 'minhas-palavras.csv',
  written: 'Grafia',
  heard: 'Às vezes reconhecida como',
  heardHint: 'Digite uma palavra e pressione Enter',
  removeHeard: (form) => `Remover ${form}`,
  translations: 'Nas traduções',
  spoken: 'Pronúncia',
  spokenOptional: 'Pronúncia (opcional)',
  listen: 'Ouvir',
  normal: 'Normal',
  translateNormally: 'Traduzir normalmente',
  translatedNormally: 'Traduzida normalmente',
  neverTranslate: 'Nunca traduzir',
  neverTranslated: 'Nunca traduzida',
  fixed: 'Traduzir como…',
  language: 'Idioma',
  translation: 'Tradução',
  addLanguage: 'Adicionar um idioma',
  removeTranslation: 'Remover esta tradução',
  asWritten: 'Como se escreve',
  heardAs: (forms) => `Reconhecida como ${forms}`,
  edit: (word) => `Editar ${word}`,
  remove: (word) => `Excluir ${word}`,
  delete: 'Excluir',
  cancel: 'Cancelar',
  save: 'Salvar',
  newWord: 'Adicionar uma palavra',
  editWord: 'Editar a palavra',
  empty: `Nenhuma palavra ainda. Adicione um nome que o ${brand.name} erra.`,
  nothingFound: 'Nenhuma palavra corresponde à sua busca.',
  count: (value, limit) => `${count(value)} de ${words(limit)}`,
  withAccount: 'Salvas na sua conta',
  onDevice: 'Guardadas neste dispositivo',
  full: (limit) =>
    `Sua lista está cheia: ela comporta ${words(limit)}. Exclua uma palavra para adicionar outra.`,
  exists: 'Esta palavra já está na sua lista.',
  deleted: 'Palavra excluída',
  undo: 'Desfazer',
  undoAlt: 'Recuperar a palavra',
  imported: (value) => plural(value, { one: '# palavra importada', other: '# palavras importadas' }),
  importedNote: (skipped, left) =>
    [
      skipped > 0 &&
        plural(skipped, {
          one: '# linha inválida foi ignorada.',
          other: '# linhas inválidas foram ignoradas.',
        }),
      left > 0 &&
        plural(left, {
          one: '# palavra não foi importada porque sua lista está cheia.',
          other: '# palavras não foram importadas porque sua lista está cheia.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'Não conseguimos ler este arquivo',
  importFailedText: 'Escolha um arquivo CSV.',
  loadFailed: 'Não conseguimos carregar suas palavras.',
  notSaved: 'Suas palavras não foram salvas',
  notSavedText: 'Verifique sua conexão e tente de novo.',
  changedElsewhere: 'Suas palavras também foram alteradas em outro dispositivo',
  changedElsewhereText: 'Sua mudança foi adicionada à versão mais recente.',
  tryAgain: 'Tentar de novo',
  importOffer: (value) =>
    plural(value, {
      one: 'Adicionar a palavra deste dispositivo à sua conta?',
      other: 'Adicionar as # palavras deste dispositivo à sua conta?',
    }),
  importConfirm: 'Adicionar',
  importDecline: 'Excluir deste dispositivo',
  learn: (word, heard) => ['Escrever sempre ', word, ' em vez de ', heard, '?'],
  always: 'Sempre',
  notNow: 'Agora não',
  learned: (word) => `${word} adicionada às suas palavras`,
};

export const device: Texts<'device'> = {
  title: 'Neste dispositivo',
  text: 'Suas palavras não saem deste dispositivo.',
  recognition: 'Seu navegador reconhece a fala neste dispositivo.',
  ownRecognition: 'Um mecanismo deste computador reconhece a fala.',
  inBrowserRecognition: 'Esta página reconhece inglês neste dispositivo. Ela não reconhece outros idiomas.',
  noRecognition:
    'A gravação está desativada porque este navegador não reconhece a fala neste dispositivo. Use o Chrome 139 ou mais recente em um computador.',
  translation: 'Seu navegador traduz neste dispositivo.',
  ownTranslation: 'Um mecanismo deste computador faz a tradução.',
  noTranslation:
    'A tradução está desativada porque este navegador não traduz neste dispositivo. Use o Chrome 138 ou mais recente em um computador.',
  voices:
    'Só as vozes instaladas neste dispositivo são usadas. As vozes HD estão desativadas porque precisam de conexão.',
  saving: 'As transcrições salvas ficam neste navegador. As da sua conta não são mostradas.',
  mayDelete:
    'Este navegador pode apagar as transcrições salvas se você não usar este site por uma semana. Exporte as que quiser guardar.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Nada foi enviado porque “Neste dispositivo” está ativado.',
  missing: 'Esta transcrição não está neste dispositivo.',
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
