import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'डेवलपर',
  lead: 'अपने प्रोग्राम से सेव करें, टेक्स्ट में बदलें, अनुवाद करें और सुनें, ऐप जैसी ही सीमाओं के साथ।',
  signInFirst: 'कुंजी बनाने के लिए साइन इन करें।',
  examples: 'उदाहरण',
  save: 'टेक्स्ट सेव करना',
  list: 'सेव किए गए टेक्स्ट की सूची',
  transcribe: 'फ़ाइल को टेक्स्ट में बदलना',
  translate: 'अनुवाद करना',
  speak: 'पढ़कर सुनाना',
  keyShown: 'आपकी नई कुंजी इस पेज पर रहने तक नीचे के उदाहरणों में है।',
  client: 'क्लाइंट और कमांड लाइन',
  reference: 'संदर्भ',
  parameters: 'पैरामीटर',
  body: 'सामग्री',
  responses: 'जवाब',
  errorCodes: 'त्रुटि कोड',
  required: 'ज़रूरी',
  openapi: 'OpenAPI दस्तावेज़',
  webhookCall: 'आपके पते को क्या मिलता है',
  webhookCheck: 'हस्ताक्षर जाँचना',
  freeLimits: (translations, characters) =>
    `मुफ़्त खाते में: रोज़ ${translations} अनुवाद, और Iris (sage) आवाज़ को ${characters} अक्षरों तक एक बार आज़माना।`,
};
