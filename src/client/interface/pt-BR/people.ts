import type { Texts } from '../translations.ts';

export const who: Texts<'who'> = {
  title: 'Quem é você?',
  lead: 'Escolha seu nome para ver seus próprios textos, palavras e ajustes.',
  pinFor: (name) => `PIN de ${name}`,
  pin: 'PIN',
  continue: 'Continuar',
  back: 'Voltar',
  needsPin: 'Precisa de PIN',
  loadFailed: 'Não foi possível acessar o servidor.',
  failed: 'Não deu certo. Tente de novo.',
  tryAgain: 'Tentar de novo',
};

export const people: Texts<'people'> = {
  title: 'Pessoas',
  alone:
    'Mais alguém usa este servidor? Adicione a pessoa, e cada um terá seus próprios textos, palavras e ajustes.',
  several: 'Cada um tem seus próprios textos, palavras e ajustes.',
  you: 'Você',
  manages: 'Gerencia os outros',
  hasPin: 'Tem PIN',
  add: 'Adicionar uma pessoa',
  edit: (name) => `Editar ${name}`,
  remove: (name) => `Remover ${name}`,
  yourName: 'Seu nome',
  theirName: 'Nome da outra pessoa',
  name: 'Nome',
  color: 'Cor',
  colors: {
    violet: 'Violeta',
    blue: 'Azul',
    teal: 'Turquesa',
    green: 'Verde',
    orange: 'Laranja',
    red: 'Vermelho',
    pink: 'Rosa',
    grey: 'Cinza',
  },
  optionalPin: 'PIN (opcional)',
  newPin: 'Novo PIN (vazio: sem mudança)',
  currentPin: 'PIN atual',
  pinHint: 'De quatro a oito dígitos. Impede que os outros vejam estes textos, mas não os criptografa.',
  noPin: 'Remover o PIN',
  save: 'Salvar',
  cancel: 'Cancelar',
  removeTitle: (name) => `Remover ${name}?`,
  removeText: (name) =>
    `Isso apaga todos os textos, palavras e ajustes de ${name}. Não dá para desfazer, então baixe uma cópia antes.`,
  download: 'Baixar uma cópia',
  downloadOwn: 'Baixar meus dados',
  downloadFailed: 'O download não deu certo. Tente de novo.',
  confirmRemoval: 'Remover',
  added: (name) => `${name} agora está na lista.`,
  removed: (name) => `${name} não está mais na lista.`,
  saved: 'Suas alterações foram salvas.',
  failed: 'Não deu certo. Tente de novo.',
};

export const personMenu: Texts<'personMenu'> = {
  label: (name) => `Menu de ${name}`,
  unnamed: 'Seu menu',
  switch: 'Trocar de pessoa',
  people: 'Pessoas',
  own: 'Meu nome e PIN',
  settings: 'Ajustes',
};
