import type { InterfaceLanguageId } from '../../shared/interface-languages.ts';

export interface TrustPageTexts {
  title: string;
  intro: string;
  compare: string;
  download: string;
  iphone: readonly [string, string, string];
  android: readonly [string, string];
  open: string;
}

/** The names of settings are those that the systems use in each language. `{name}` is the certificate's name. */
export const trustPageTexts: Record<InterfaceLanguageId, TrustPageTexts> = {
  en: {
    title: 'Trust this server',
    intro:
      'Your browser warns about this address because the certificate was made on your own computer. Install the certificate once on this device. The microphone and offline use need it.',
    compare: 'Make sure that this fingerprint is the same as in the terminal:',
    download: 'Download the certificate',
    iphone: [
      'Tap “Download the certificate”, then Allow.',
      'Open Settings, tap Profile Downloaded, then Install.',
      'In Settings, go to General, About, Certificate Trust Settings, and turn on “{name}”.',
    ],
    android: [
      'Tap “Download the certificate”.',
      'Open Settings and search for “CA certificate”. Tap it, then Install anyway, and choose the downloaded file.',
    ],
    open: 'Open the app',
  },
  ar: {
    title: 'الوثوق بهذا الخادم',
    intro:
      'يحذّرك المتصفح من هذا العنوان لأن الشهادة أُنشئت على حاسوبك. ثبّت الشهادة مرة واحدة على هذا الجهاز، فالميكروفون والاستخدام دون اتصال يحتاجان إليها.',
    compare: 'تأكد من أن هذه البصمة مطابقة للبصمة الظاهرة في نافذة الأوامر:',
    download: 'تنزيل الشهادة',
    iphone: [
      'اضغط على «تنزيل الشهادة» ثم «سماح».',
      'افتح الإعدادات واضغط على «تم تنزيل ملف التعريف» ثم «تثبيت».',
      'في الإعدادات انتقل إلى عام ثم حول ثم إعدادات الثقة بالشهادة، وفعّل «{name}».',
    ],
    android: [
      'اضغط على «تنزيل الشهادة».',
      'افتح الإعدادات وابحث عن «شهادة CA»، ثم اضغط عليها وعلى «تثبيت على أي حال» واختر الملف الذي نزّلته.',
    ],
    open: 'فتح التطبيق',
  },
  de: {
    title: 'Diesem Server vertrauen',
    intro:
      'Ihr Browser warnt vor dieser Adresse, weil das Zertifikat auf Ihrem eigenen Computer erstellt wurde. Installieren Sie das Zertifikat einmal auf diesem Gerät. Mikrofon und Offline-Nutzung brauchen es.',
    compare: 'Prüfen Sie, ob dieser Fingerabdruck mit dem im Terminal übereinstimmt:',
    download: 'Zertifikat herunterladen',
    iphone: [
      'Tippen Sie auf „Zertifikat herunterladen“ und dann auf „Zulassen“.',
      'Öffnen Sie die Einstellungen, tippen Sie auf „Profil geladen“ und dann auf „Installieren“.',
      'Gehen Sie in den Einstellungen zu Allgemein, Info, Zertifikatsvertrauenseinstellungen und schalten Sie „{name}“ ein.',
    ],
    android: [
      'Tippen Sie auf „Zertifikat herunterladen“.',
      'Öffnen Sie die Einstellungen und suchen Sie nach „CA-Zertifikat“. Tippen Sie darauf, dann auf „Trotzdem installieren“, und wählen Sie die heruntergeladene Datei.',
    ],
    open: 'App öffnen',
  },
  es: {
    title: 'Confiar en este servidor',
    intro:
      'Tu navegador avisa de esta dirección porque el certificado se creó en tu propio ordenador. Instala el certificado una vez en este dispositivo: el micrófono y el uso sin conexión lo necesitan.',
    compare: 'Comprueba que esta huella coincide con la de la terminal:',
    download: 'Descargar el certificado',
    iphone: [
      'Toca «Descargar el certificado» y luego Permitir.',
      'Abre Ajustes, toca Perfil descargado y luego Instalar.',
      'En Ajustes, ve a General, Información, Configuración de confianza de certificados y activa «{name}».',
    ],
    android: [
      'Toca «Descargar el certificado».',
      'Abre Ajustes y busca «certificado de CA». Tócalo, pulsa Instalar de todas formas y elige el archivo descargado.',
    ],
    open: 'Abrir la aplicación',
  },
  fil: {
    title: 'Pagkatiwalaan ang server na ito',
    intro:
      'Nagbababala ang browser mo tungkol sa address na ito dahil ginawa ang certificate sa sarili mong computer. I-install ang certificate nang isang beses sa device na ito. Kailangan ito ng mikropono at ng offline na paggamit.',
    compare: 'Tiyaking kapareho ng nasa terminal ang fingerprint na ito:',
    download: 'I-download ang certificate',
    iphone: [
      'I-tap ang “I-download ang certificate”, pagkatapos ay Allow.',
      'Buksan ang Settings, i-tap ang Profile Downloaded, pagkatapos ay Install.',
      'Sa Settings, pumunta sa General, About, Certificate Trust Settings, at i-on ang “{name}”.',
    ],
    android: [
      'I-tap ang “I-download ang certificate”.',
      'Buksan ang Settings at hanapin ang “CA certificate”. I-tap ito, pagkatapos ay Install anyway, at piliin ang na-download na file.',
    ],
    open: 'Buksan ang app',
  },
  fr: {
    title: 'Faire confiance à ce serveur',
    intro:
      'Votre navigateur vous met en garde contre cette adresse, car le certificat a été créé sur votre propre ordinateur. Installez-le une fois sur cet appareil : le microphone et l’utilisation hors ligne en ont besoin.',
    compare: 'Vérifiez que cette empreinte est identique à celle du terminal :',
    download: 'Télécharger le certificat',
    iphone: [
      'Touchez « Télécharger le certificat », puis Autoriser.',
      'Ouvrez Réglages, touchez Profil téléchargé, puis Installer.',
      'Dans Réglages, allez dans Général, Informations, Réglages de confiance des certificats et activez « {name} ».',
    ],
    android: [
      'Touchez « Télécharger le certificat ».',
      'Ouvrez Paramètres et cherchez « certificat CA ». Touchez-le, puis Installer quand même, et choisissez le fichier téléchargé.',
    ],
    open: 'Ouvrir l’application',
  },
  hi: {
    title: 'इस सर्वर पर भरोसा करें',
    intro:
      'आपका ब्राउज़र इस पते के बारे में चेतावनी देता है, क्योंकि सर्टिफ़िकेट आपके अपने कंप्यूटर पर बनाया गया था। इस डिवाइस पर सर्टिफ़िकेट एक बार इंस्टॉल करें। माइक्रोफ़ोन और ऑफ़लाइन इस्तेमाल के लिए यह ज़रूरी है।',
    compare: 'पक्का करें कि यह फ़िंगरप्रिंट टर्मिनल में दिखने वाले जैसा ही है:',
    download: 'सर्टिफ़िकेट डाउनलोड करें',
    iphone: [
      '“सर्टिफ़िकेट डाउनलोड करें” पर टैप करें, फिर अनुमति दें।',
      'सेटिंग्ज़ खोलें, “प्रोफ़ाइल डाउनलोड की गई” पर टैप करें, फिर इंस्टॉल करें।',
      'सेटिंग्ज़ में सामान्य, परिचय, “सर्टिफ़िकेट भरोसा सेटिंग्ज़” पर जाएँ और “{name}” चालू करें।',
    ],
    android: [
      '“सर्टिफ़िकेट डाउनलोड करें” पर टैप करें।',
      'सेटिंग खोलें और “CA सर्टिफ़िकेट” खोजें। उस पर टैप करें, फिर “फिर भी इंस्टॉल करें” चुनें और डाउनलोड की गई फ़ाइल चुनें।',
    ],
    open: 'ऐप खोलें',
  },
  id: {
    title: 'Percayai server ini',
    intro:
      'Browser Anda memperingatkan tentang alamat ini karena sertifikatnya dibuat di komputer Anda sendiri. Instal sertifikat itu satu kali di perangkat ini. Mikrofon dan penggunaan offline membutuhkannya.',
    compare: 'Pastikan sidik jari ini sama dengan yang ada di terminal:',
    download: 'Unduh sertifikat',
    iphone: [
      'Ketuk “Unduh sertifikat”, lalu Izinkan.',
      'Buka Pengaturan, ketuk Profil Diunduh, lalu Instal.',
      'Di Pengaturan, buka Umum, Mengenai, Pengaturan Kepercayaan Sertifikat, lalu aktifkan “{name}”.',
    ],
    android: [
      'Ketuk “Unduh sertifikat”.',
      'Buka Setelan dan cari “sertifikat CA”. Ketuk, lalu Tetap instal, dan pilih file yang diunduh.',
    ],
    open: 'Buka aplikasi',
  },
  it: {
    title: 'Considera attendibile questo server',
    intro:
      'Il browser segnala questo indirizzo perché il certificato è stato creato sul tuo computer. Installalo una volta su questo dispositivo: il microfono e l’uso offline ne hanno bisogno.',
    compare: 'Verifica che questa impronta sia uguale a quella nel terminale:',
    download: 'Scarica il certificato',
    iphone: [
      'Tocca “Scarica il certificato”, poi Consenti.',
      'Apri Impostazioni, tocca Profilo scaricato, poi Installa.',
      'In Impostazioni vai su Generali, Info, Attendibilità certificati e attiva “{name}”.',
    ],
    android: [
      'Tocca “Scarica il certificato”.',
      'Apri Impostazioni e cerca “certificato CA”. Toccalo, poi Installa comunque, e scegli il file scaricato.',
    ],
    open: 'Apri l’app',
  },
  ja: {
    title: 'このサーバーを信頼する',
    intro:
      '証明書がお使いのパソコンで作成されたものなので、ブラウザはこのアドレスについて警告します。この端末に一度だけ証明書をインストールしてください。マイクとオフラインでの利用に必要です。',
    compare: 'このフィンガープリントがターミナルの表示と同じであることを確認してください。',
    download: '証明書をダウンロード',
    iphone: [
      '「証明書をダウンロード」をタップし、「許可」をタップします。',
      '「設定」を開き、「ダウンロード済みのプロファイル」をタップして「インストール」をタップします。',
      '「設定」の「一般」「情報」「証明書信頼設定」で「{name}」をオンにします。',
    ],
    android: [
      '「証明書をダウンロード」をタップします。',
      '「設定」を開いて「CA 証明書」を検索し、タップして「インストールする」を選び、ダウンロードしたファイルを選びます。',
    ],
    open: 'アプリを開く',
  },
  ko: {
    title: '이 서버 신뢰하기',
    intro:
      '인증서가 사용자의 컴퓨터에서 만들어졌기 때문에 브라우저가 이 주소에 대해 경고합니다. 이 기기에 인증서를 한 번 설치하세요. 마이크와 오프라인 사용에 필요합니다.',
    compare: '이 지문이 터미널에 표시된 것과 같은지 확인하세요.',
    download: '인증서 다운로드',
    iphone: [
      '‘인증서 다운로드’를 탭한 다음 허용을 탭하세요.',
      '설정을 열고 ‘프로파일이 다운로드됨’을 탭한 다음 설치를 탭하세요.',
      '설정에서 일반, 정보, 인증서 신뢰 설정으로 이동해 ‘{name}’을 켜세요.',
    ],
    android: [
      '‘인증서 다운로드’를 탭하세요.',
      '설정을 열고 ‘CA 인증서’를 검색하세요. 탭한 다음 ‘무시하고 설치’를 누르고 다운로드한 파일을 선택하세요.',
    ],
    open: '앱 열기',
  },
  'pt-BR': {
    title: 'Confiar neste servidor',
    intro:
      'Seu navegador avisa sobre este endereço porque o certificado foi criado no seu próprio computador. Instale o certificado uma vez neste dispositivo: o microfone e o uso offline precisam dele.',
    compare: 'Confira se esta impressão digital é igual à do terminal:',
    download: 'Baixar o certificado',
    iphone: [
      'Toque em “Baixar o certificado” e depois em Permitir.',
      'Abra os Ajustes, toque em Perfil Baixado e depois em Instalar.',
      'Em Ajustes, vá para Geral, Sobre, Certificados Confiáveis e ative “{name}”.',
    ],
    android: [
      'Toque em “Baixar o certificado”.',
      'Abra as Configurações e pesquise “certificado de CA”. Toque nele, depois em Instalar mesmo assim, e escolha o arquivo baixado.',
    ],
    open: 'Abrir o app',
  },
  ru: {
    title: 'Доверять этому серверу',
    intro:
      'Браузер предупреждает об этом адресе, потому что сертификат создан на вашем собственном компьютере. Установите сертификат на это устройство один раз: он нужен для микрофона и работы без сети.',
    compare: 'Убедитесь, что этот отпечаток совпадает с отпечатком в терминале:',
    download: 'Скачать сертификат',
    iphone: [
      'Нажмите «Скачать сертификат», затем «Разрешить».',
      'Откройте Настройки, нажмите «Профиль загружен», затем «Установить».',
      'В Настройках откройте «Основные», «Об этом устройстве», «Доверие сертификатам» и включите «{name}».',
    ],
    android: [
      'Нажмите «Скачать сертификат».',
      'Откройте Настройки и найдите «Сертификат ЦС». Нажмите его, затем «Всё равно установить», и выберите скачанный файл.',
    ],
    open: 'Открыть приложение',
  },
  th: {
    title: 'เชื่อถือเซิร์ฟเวอร์นี้',
    intro:
      'เบราว์เซอร์เตือนเกี่ยวกับที่อยู่นี้เพราะใบรับรองสร้างขึ้นบนคอมพิวเตอร์ของคุณเอง ติดตั้งใบรับรองหนึ่งครั้งบนอุปกรณ์นี้ ไมโครโฟนและการใช้งานออฟไลน์จำเป็นต้องใช้',
    compare: 'ตรวจสอบว่าลายนิ้วมือนี้ตรงกับที่แสดงในเทอร์มินัล:',
    download: 'ดาวน์โหลดใบรับรอง',
    iphone: [
      'แตะ “ดาวน์โหลดใบรับรอง” แล้วแตะอนุญาต',
      'เปิดการตั้งค่า แตะดาวน์โหลดโปรไฟล์แล้ว จากนั้นแตะติดตั้ง',
      'ในการตั้งค่า ไปที่ทั่วไป เกี่ยวกับ การตั้งค่าความเชื่อถือใบรับรอง แล้วเปิด “{name}”',
    ],
    android: [
      'แตะ “ดาวน์โหลดใบรับรอง”',
      'เปิดการตั้งค่าและค้นหา “ใบรับรอง CA” แตะรายการนั้น แตะติดตั้งต่อไป แล้วเลือกไฟล์ที่ดาวน์โหลด',
    ],
    open: 'เปิดแอป',
  },
  vi: {
    title: 'Tin cậy máy chủ này',
    intro:
      'Trình duyệt cảnh báo về địa chỉ này vì chứng chỉ được tạo trên chính máy tính của bạn. Hãy cài đặt chứng chỉ một lần trên thiết bị này. Micrô và việc dùng ngoại tuyến cần có nó.',
    compare: 'Hãy kiểm tra rằng dấu vân tay này giống với dấu vân tay trong cửa sổ dòng lệnh:',
    download: 'Tải chứng chỉ xuống',
    iphone: [
      'Chạm vào “Tải chứng chỉ xuống”, rồi Cho phép.',
      'Mở Cài đặt, chạm vào Đã tải về hồ sơ, rồi Cài đặt.',
      'Trong Cài đặt, vào Cài đặt chung, Giới thiệu, Cài đặt tin cậy chứng nhận và bật “{name}”.',
    ],
    android: [
      'Chạm vào “Tải chứng chỉ xuống”.',
      'Mở Cài đặt và tìm “chứng chỉ CA”. Chạm vào đó, rồi Vẫn cài đặt, và chọn tệp đã tải xuống.',
    ],
    open: 'Mở ứng dụng',
  },
  'zh-CN': {
    title: '信任此服务器',
    intro:
      '证书是在你自己的电脑上创建的，所以浏览器会对此地址发出警告。请在此设备上安装一次证书，使用麦克风和离线功能需要它。',
    compare: '请确认此指纹与终端中显示的一致：',
    download: '下载证书',
    iphone: [
      '轻点“下载证书”，然后轻点“允许”。',
      '打开“设置”，轻点“已下载描述文件”，然后轻点“安装”。',
      '在“设置”中前往“通用”、“关于本机”、“证书信任设置”，打开“{name}”。',
    ],
    android: [
      '点按“下载证书”。',
      '打开“设置”，搜索“CA 证书”，点按它，再点按“仍然安装”，然后选择下载的文件。',
    ],
    open: '打开应用',
  },
  'zh-TW': {
    title: '信任此伺服器',
    intro:
      '憑證是在你自己的電腦上建立的，因此瀏覽器會對此網址發出警告。請在此裝置上安裝一次憑證，使用麥克風和離線功能需要它。',
    compare: '請確認此指紋與終端機中顯示的一致：',
    download: '下載憑證',
    iphone: [
      '點一下「下載憑證」，然後點「允許」。',
      '打開「設定」，點「已下載描述檔」，然後點「安裝」。',
      '在「設定」中前往「一般」、「關於本機」、「憑證信任設定」，開啟「{name}」。',
    ],
    android: [
      '輕觸「下載憑證」。',
      '開啟「設定」，搜尋「CA 憑證」，輕觸該項目，再輕觸「仍要安裝」，然後選擇下載的檔案。',
    ],
    open: '開啟應用程式',
  },
};
