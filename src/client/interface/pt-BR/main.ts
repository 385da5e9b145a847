import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Grátis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Grave, leia, traduza e ouça',
  tabs: 'Visualizações',
  record: 'Gravar',
  saved: 'Salvas',
  card: 'Transcrição e tradução',
  view: 'Texto original ou traduzido',
  original: 'Original',
  translated: 'Tradução',
  clear: 'Limpar o texto',
  more: 'Mais',
  savedExist: 'você tem transcrições salvas',
  unsupportedTitle: 'Este navegador não reconhece a fala',
  unsupported:
    'Para gravar, use o Chrome, o Edge ou o Safari. Todo o resto funciona aqui: digite ou cole seu texto.',
  unsupportedServer: 'Ou continue neste navegador e deixe este servidor transcrever o que você diz.',
  unsupportedSignIn: 'Você precisará entrar primeiro.',
  dismiss: 'Fechar',
  onDevice: 'Neste dispositivo',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: 'Compartilhar ao vivo',
  import: 'Importar áudio, vídeo ou texto…',
  export: 'Exportar…',
  copyBoth: 'Copiar nos dois idiomas',
  saveBoth: 'Salvar nos dois idiomas',
  bothSaved: 'Seu texto nos dois idiomas está em “Salvas”.',
  punctuate: 'Pontuar nas pausas',
  microphone: 'Microfone…',
  shortcuts: 'Atalhos do teclado',
  tidy: 'Aprimorar…',
  commands: 'Comandos de voz',
  words: 'Minhas palavras',
};

export const save: Texts<'save'> = {
  save: 'Salvar',
  saveTranslation: 'Salvar tradução',
  saveAndStartNew: 'Salvar e começar outra',
  originalSaved: 'Seu texto original está em “Salvas”.',
  translationSaved: 'Sua tradução está em “Salvas”.',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'O Premium terminou, mas você ainda pode salvar este texto inteiro.',
  tooLong: (tier, excess) =>
    `Longo demais para o plano ${tiers[tier]}: remova ${plural(excess, { one: '# caractere', other: '# caracteres' })}`,
  canStillCopy: 'Você ainda pode copiá-lo ou exportá-lo.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'Substituir o texto no gravador?',
  text: 'O texto no gravador será perdido.',
  confirm: 'Substituir',
  cancel: 'Manter meu texto',
};
