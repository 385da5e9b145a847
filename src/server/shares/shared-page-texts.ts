import type { InterfaceLanguageId } from '../../shared/interface-languages.ts';

export interface SharedPageTexts {
  /** `{name}` is the name that the owner has chosen. */
  by: string;
  /** `{app}` is the name of the app. */
  footer: string;
  /** Follows the footer of a copy that ends. */
  until: string;
  missingTitle: string;
  missing: string;
  busyTitle: string;
  busy: string;
}

export const sharedPageTexts: Record<InterfaceLanguageId, SharedPageTexts> = {
  en: {
    by: 'Shared by {name}',
    footer: 'Read-only copy, shared with {app}.',
    until: 'You can read it until {date}.',
    missingTitle: 'This page isn’t available',
    missing: 'The link may be incomplete, or the text is no longer shared.',
    busyTitle: 'Too many requests',
    busy: 'Please wait a minute and reload the page.',
  },
  ar: {
    by: 'شاركه {name}',
    footer: 'نسخة للقراءة فقط، تمت مشاركتها عبر {app}.',
    until: 'يمكن قراءتها حتى {date}.',
    missingTitle: 'هذه الصفحة غير متاحة',
    missing: 'ربما يكون الرابط ناقصًا، أو لم يعد النص مشتركًا.',
    busyTitle: 'طلبات كثيرة جدًا',
    busy: 'انتظر دقيقة ثم أعد تحميل الصفحة.',
  },
  de: {
    by: 'Geteilt von {name}',
    footer: 'Kopie zum Lesen, geteilt mit {app}.',
    until: 'Du kannst sie bis {date} lesen.',
    missingTitle: 'Diese Seite ist nicht verfügbar',
    missing: 'Vielleicht ist der Link unvollständig, oder der Text wird nicht mehr geteilt.',
    busyTitle: 'Zu viele Anfragen',
    busy: 'Bitte warte eine Minute und lade die Seite neu.',
  },
  es: {
    by: 'Compartido por {name}',
    footer: 'Copia de solo lectura, compartida con {app}.',
    until: 'Puedes leerla hasta el {date}.',
    missingTitle: 'Esta página no está disponible',
    missing: 'Puede que el enlace esté incompleto o que el texto ya no se comparta.',
    busyTitle: 'Demasiadas solicitudes',
    busy: 'Espera un minuto y vuelve a cargar la página.',
  },
  fil: {
    by: 'Ibinahagi ni {name}',
    footer: 'Kopyang pambasa lang, ibinahagi gamit ang {app}.',
    until: 'Mababasa ito hanggang {date}.',
    missingTitle: 'Hindi available ang page na ito',
    missing: 'Baka kulang ang link, o hindi na ibinabahagi ang teksto.',
    busyTitle: 'Masyadong maraming request',
    busy: 'Maghintay ng isang minuto at i-reload ang page.',
  },
  fr: {
    by: 'Partagé par {name}',
    footer: 'Copie en lecture seule, partagée avec {app}.',
    until: 'Elle est lisible jusqu’au {date}.',
    missingTitle: 'Cette page n’est pas disponible',
    missing: 'Le lien est peut-être incomplet, ou le texte n’est plus partagé.',
    busyTitle: 'Trop de requêtes',
    busy: 'Veuillez patienter une minute, puis recharger la page.',
  },
  hi: {
    by: '{name} ने साझा किया',
    footer: 'सिर्फ़ पढ़ने के लिए कॉपी, {app} से साझा की गई।',
    until: 'इसे {date} तक पढ़ा जा सकता है।',
    missingTitle: 'यह पेज उपलब्ध नहीं है',
    missing: 'हो सकता है कि लिंक अधूरा हो, या टेक्स्ट अब साझा न हो।',
    busyTitle: 'बहुत ज़्यादा अनुरोध',
    busy: 'कृपया एक मिनट रुकें और पेज फिर से लोड करें।',
  },
  id: {
    by: 'Dibagikan oleh {name}',
    footer: 'Salinan hanya-baca, dibagikan dengan {app}.',
    until: 'Bisa dibaca sampai {date}.',
    missingTitle: 'Halaman ini tidak tersedia',
    missing: 'Tautannya mungkin tidak lengkap, atau teksnya tidak lagi dibagikan.',
    busyTitle: 'Terlalu banyak permintaan',
    busy: 'Tunggu sebentar, lalu muat ulang halaman ini.',
  },
  it: {
    by: 'Condiviso da {name}',
    footer: 'Copia di sola lettura, condivisa con {app}.',
    until: 'È leggibile fino al {date}.',
    missingTitle: 'Questa pagina non è disponibile',
    missing: 'Il link potrebbe essere incompleto o il testo non è più condiviso.',
    busyTitle: 'Troppe richieste',
    busy: 'Attendi un minuto e ricarica la pagina.',
  },
  ja: {
    by: '{name} さんが共有',
    footer: '{app} で共有された閲覧専用のコピーです。',
    until: '{date} まで閲覧できます。',
    missingTitle: 'このページは表示できません',
    missing: 'リンクが不完全か、テキストの共有が終了しています。',
    busyTitle: 'リクエストが多すぎます',
    busy: '1 分ほど待ってから、ページを再読み込みしてください。',
  },
  ko: {
    by: '{name} 님이 공유함',
    footer: '{app}에서 공유한 읽기 전용 사본입니다.',
    until: '{date}까지 읽을 수 있습니다.',
    missingTitle: '이 페이지를 볼 수 없습니다',
    missing: '링크가 올바르지 않거나 텍스트 공유가 끝났을 수 있습니다.',
    busyTitle: '요청이 너무 많습니다',
    busy: '1분 뒤에 페이지를 새로고침하세요.',
  },
  'pt-BR': {
    by: 'Compartilhado por {name}',
    footer: 'Cópia somente para leitura, compartilhada com o {app}.',
    until: 'Ela pode ser lida até {date}.',
    missingTitle: 'Esta página não está disponível',
    missing: 'O link pode estar incompleto, ou o texto não é mais compartilhado.',
    busyTitle: 'Solicitações demais',
    busy: 'Aguarde um minuto e recarregue a página.',
  },
  ru: {
    by: 'Поделился(-ась): {name}',
    footer: 'Копия только для чтения, отправлена из {app}.',
    until: 'Её можно читать до {date}.',
    missingTitle: 'Эта страница недоступна',
    missing: 'Возможно, ссылка неполная или доступ к тексту закрыт.',
    busyTitle: 'Слишком много запросов',
    busy: 'Подождите минуту и перезагрузите страницу.',
  },
  th: {
    by: 'แชร์โดย {name}',
    footer: 'สำเนาสำหรับอ่านเท่านั้น แชร์จาก {app}',
    until: 'อ่านได้ถึง {date}',
    missingTitle: 'หน้านี้ใช้งานไม่ได้',
    missing: 'ลิงก์อาจไม่ครบ หรือข้อความนี้ไม่ได้แชร์แล้ว',
    busyTitle: 'คำขอมากเกินไป',
    busy: 'โปรดรอสักครู่แล้วโหลดหน้านี้ใหม่',
  },
  vi: {
    by: '{name} đã chia sẻ',
    footer: 'Bản sao chỉ để đọc, được chia sẻ bằng {app}.',
    until: 'Có thể đọc đến {date}.',
    missingTitle: 'Trang này không khả dụng',
    missing: 'Liên kết có thể bị thiếu, hoặc văn bản không còn được chia sẻ.',
    busyTitle: 'Quá nhiều yêu cầu',
    busy: 'Vui lòng đợi một phút rồi tải lại trang.',
  },
  'zh-CN': {
    by: '由 {name} 分享',
    footer: '只读副本，通过 {app} 分享。',
    until: '可阅读至 {date}。',
    missingTitle: '此页面不可用',
    missing: '链接可能不完整，或这段文字已停止分享。',
    busyTitle: '请求过多',
    busy: '请稍等一分钟，然后重新加载页面。',
  },
  'zh-TW': {
    by: '由 {name} 分享',
    footer: '唯讀副本，透過 {app} 分享。',
    until: '可閱讀至 {date}。',
    missingTitle: '無法使用此頁面',
    missing: '連結可能不完整，或這段文字已停止分享。',
    busyTitle: '要求過多',
    busy: '請稍候一分鐘，然後重新載入頁面。',
  },
};
