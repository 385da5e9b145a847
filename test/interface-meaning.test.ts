import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../src/client/interface');

/** The source of one text: from its key to the next key. */
function textOf(language: string, file: string, key: string): string {
  const source = readFileSync(join(folder, language, `${file}.ts`), 'utf8');
  const text = new RegExp(String.raw`^ {2,4}'?${key}'?:\s+((?:.|\n)*?),\n(?= +(?:'?[\w-]+'?:|[\]}]))`, 'mu');
  return text.exec(source)?.[1] ?? `${key} is missing`;
}

interface Fault {
  file: string;
  key: string;
  /** By language: what the text must say, or must not say, and a wording that said something else. */
  must?: Record<string, readonly [RegExp, string]>;
  mustNot?: Record<string, readonly [RegExp, string]>;
}

const faults: Record<string, Fault> = {
  'backups keep a copy of the data': {
    file: 'account',
    key: 'retainedData',
    must: {
      'zh-CN': [
        /备份会?保留一份你的数据/,
        '账单会按税法要求的期限保留在支付服务商处，备份会保留到过期为止。',
      ],
      'zh-TW': [/備份會?保留一份你的資料/, '帳單會依稅法要求的期限保留在付款服務商，備份則保留到過期為止。'],
      ja: [/バックアップには.*データのコピーが残/, 'バックアップは期限が切れるまで残ります。'],
      ko: [
        /백업에는.*데이터 사본이 남/,
        '청구서는 세법이 정한 기간 동안 결제 업체에, 백업은 만료될 때까지 남아 있어요.',
      ],
    },
  },
  'only a subscription that there is won’t renew': {
    file: 'account',
    key: 'deletePlan',
    must: {
      de: [/Falls du ein Abo hast/, 'Ein Abo verlängert sich nicht mehr.'],
      ru: [/Если у вас есть подписка/, 'Подписка не продлится.'],
      'zh-CN': [/如果你有订阅/, '订阅不会再续费，剩余天数无法退款。'],
      'zh-TW': [/如果你有訂閱/, '訂閱不會再續訂，剩餘天數恕不退款。'],
      ja: [/サブスクリプションがある場合/, 'サブスクリプションは更新されません。'],
      ko: [/구독 중이라면/, '구독은 갱신되지 않아요.'],
    },
  },
  'somebody isn’t fully signed out, rather than signed out on this device': {
    file: 'session',
    key: 'title',
    must: {
      ar: [/لم.*بالكامل/, 'سُجّل الخروج على هذا الجهاز فقط'],
      de: [/nicht ganz abgemeldet/, 'Nur auf diesem Gerät abgemeldet'],
      es: [/[Nn]o .*del todo/, 'Has salido, pero tu sesión sigue abierta'],
      fil: [/Hindi.*lubusan/, 'Naka-sign out sa device lang na ito'],
      fr: [/pas complètement/, 'Déconnexion sur cet appareil uniquement'],
      hi: [/पूरी तरह.*नहीं/, 'सिर्फ़ इस डिवाइस से साइन आउट हुआ'],
      id: [/belum sepenuhnya/, 'Hanya keluar di perangkat ini'],
      it: [/[Nn]on .*del tutto/, 'Uscita solo da questo dispositivo'],
      ja: [/完全には.*いません/, 'このデバイスからのみログアウトしました'],
      ko: [/완전히.*않았/, '이 기기에서만 로그아웃됐어요'],
      'pt-BR': [/não .*totalmente/, 'Você saiu só neste dispositivo'],
      ru: [/не полностью/, 'Вы вышли только на этом устройстве'],
      th: [/ยัง.*ไม่สมบูรณ์/, 'ออกจากระบบบนอุปกรณ์นี้เท่านั้น'],
      vi: [/chưa .*hoàn toàn/, 'Chỉ đăng xuất trên thiết bị này'],
      'zh-CN': [/没有完全/, '仅在此设备上退出了登录'],
      'zh-TW': [/沒有完全/, '僅在這部裝置上登出'],
    },
  },
  'minutes were transcribed, not only dictated': {
    file: 'account',
    key: 'chartTotal',
    mustNot: {
      ar: [/الإملاء|المملاة/, 'دقائق الإملاء على هذا الخادم'],
      de: [/diktiert/, 'Auf diesem Server diktierte Minuten'],
      hi: [/बोले गए/, 'इस सर्वर पर बोले गए मिनट'],
      ru: [/[Нн]адиктован/, 'Надиктовано на этом сервере'],
    },
  },
  'a long text can be saved once after Premium': {
    file: 'main',
    key: 'longSave',
    must: {
      ar: [/مرة واحدة/, 'انتهى Premium، لكن ما زال بإمكانك حفظ هذا النص كاملًا.'],
      de: [/einmal/, 'Premium ist abgelaufen, aber diesen Text kannst du noch in voller Länge speichern.'],
      es: [/una vez/, 'Premium ha terminado, pero aún puedes guardar este texto completo.'],
      fil: [/[Ii]sang beses/, 'Natapos na ang Premium, pero mase-save mo pa rin nang buo ang text na ito.'],
      fr: [
        /une (seule )?fois/,
        'Premium a pris fin, mais vous pouvez encore sauvegarder ce texte en entier.',
      ],
      hi: [/एक बार/, 'Premium खत्म हो गया है, पर आप यह टेक्स्ट अब भी पूरा सेव कर सकते हैं।'],
      id: [/(satu|se)\s?kali/, 'Premium sudah berakhir, tetapi teks ini masih bisa disimpan secara utuh.'],
      it: [/una (sola )?volta/, 'Premium è terminato, ma puoi ancora salvare questo testo per intero.'],
      ja: [/1回/, 'Premiumは終了しましたが、このテキストの全文を保存できます。'],
      ko: [/한 번/, 'Premium이 끝났지만, 이 텍스트는 전체를 저장할 수 있어요.'],
      'pt-BR': [/uma vez/, 'O Premium terminou, mas você ainda pode salvar este texto inteiro.'],
      ru: [/один раз/, 'Premium закончился, но этот текст ещё можно сохранить целиком.'],
      th: [/หนึ่งครั้ง/, 'Premium สิ้นสุดแล้ว แต่คุณยังบันทึกข้อความนี้ได้ทั้งหมด'],
      vi: [/một lần/, 'Premium đã kết thúc, nhưng bạn vẫn có thể lưu toàn bộ văn bản này.'],
      'zh-CN': [/一次/, 'Premium 已到期，但这段文字仍可完整保存。'],
      'zh-TW': [/一次/, 'Premium 已到期，但這段文字仍可完整儲存。'],
    },
  },
  'a file is damaged from a place on, not after some time': {
    file: 'importing',
    key: 'damaged(?=: \\(seconds)',
    mustNot: {
      'zh-CN': [/之[后後]/, '文件在 5 分钟之后已损坏，之前的内容都已转成文字。'],
      'zh-TW': [/之[后後]/, '檔案在 5 分鐘之後已損毀，之前的內容都已轉成文字。'],
    },
  },
  'a message is closed, not removed': {
    file: 'basics',
    key: 'dismiss',
    mustNot: { hi: [/हटा/, 'हटाएँ'] },
  },
  'a remark is closed, not removed': {
    file: 'main',
    key: 'dismiss',
    mustNot: { hi: [/हटा/, 'हटाएँ'] },
  },
};

const rows = Object.entries(faults).flatMap(([meaning, { file, key, must = {}, mustNot = {} }]) => [
  ...Object.entries(must).map(([language, [pattern, old]]) => ({
    ...{ language, meaning, file, key, old, isRight: (text: string) => pattern.test(text) },
  })),
  ...Object.entries(mustNot).map(([language, [pattern, old]]) => ({
    ...{ language, meaning, file, key, old, isRight: (text: string) => !pattern.test(text) },
  })),
]);

test.each(rows)('$language says that $meaning', ({ language, file, key, old, isRight }) => {
  const text = textOf(language, file, key);
  expect(text).not.toMatch(/ is missing$/);
  expect(isRight(text), text).toBe(true);
  expect(isRight(old), old).toBe(false);
});

test('Indonesian keeps a text on the device without saving it', () => {
  const titles = ['signOut', 'signOutConversation', 'signOutBoth'].map((group) => {
    const [, title = 'missing'] =
      new RegExp(String.raw`const ${group}:.*\n +title: '([^']+)'`).exec(
        readFileSync(join(folder, 'id/dialogs.ts'), 'utf8'),
      ) ?? [];
    return title;
  });
  for (const title of titles) expect(title).toMatch(/^Biarkan/);
  expect('Simpan teks ini di perangkat?').not.toMatch(/^Biarkan/);
});

/** What has to be pressed is the record button. The settings test the microphone with a button of their own. */
const pressesMicrophone: Record<string, readonly [RegExp, string]> = {
  ar: [/اضغط (على )?(ال)?(ميكروفون|مايك)/, 'اضغط الميكروفون للبدء.'],
  de: [/(Drück|Tipp)e? (auf )?das Mikro/, 'Drücke auf das Mikrofon und sprich.'],
  es: [/([Pp]ulsa|[Tt]oca) (en )?el micr/, 'Pulsa el micrófono y habla.'],
  fil: [/[Pp]indutin ang mik/, 'Pindutin ang mikropono at magsalita.'],
  fr: [/([Aa]ppuyez|[Tt]ouchez) (sur )?le micro/, 'Appuyez sur le micro et parlez, ou tapez ici.'],
  hi: [/माइक(्रोफ़ोन)? (दबा|पर टैप)/, 'माइक दबाकर बोलें।'],
  id: [/([Tt]ekan|[Kk]etuk) mikrofon/, 'Tekan mikrofon dan bicara.'],
  it: [/([Pp]remi|[Tt]occa) il microfono/, 'Premi il microfono e parla, o scrivi qui.'],
  ja: [/マイク(ボタン)?を(押|タップ)/, 'マイクを押して話してください。'],
  ko: [/마이크를? ?(누르|눌러|탭)/, '마이크를 누르고 말하세요.'],
  'pt-BR': [/([Pp]ressione|[Tt]oque) (n?o) microfone/, 'Pressione o microfone e fale.'],
  ru: [/[Нн]ажмите (на )?микрофон/, 'Нажмите микрофон и говорите.'],
  th: [/(กด|แตะ)(ที่)?ไมโครโฟน/, 'กดไมโครโฟนแล้วพูด'],
  vi: [/([Nn]hấn|[Cc]hạm) (vào )?micrô/, 'Nhấn micrô và nói.'],
  'zh-CN': [/(按下?|点击|点按)麦克风/, '按下麦克风开始说话。'],
  'zh-TW': [/(按下?|點擊|點按)麥克風/, '按下麥克風開始說話。'],
};

test.each(Object.entries(pressesMicrophone))(
  '%s has a record button to press, not a microphone',
  (language, [pattern, old]) => {
    for (const file of ['transcript', 'recorder', 'main', 'conversation']) {
      const source = readFileSync(join(folder, language, `${file}.ts`), 'utf8');
      expect(pattern.exec(source)?.[0], file).toBeUndefined();
    }
    expect(old).toMatch(pattern);
  },
);

/** The trial is once, so no number of characters per day belongs to it. */
const perDay: Record<string, readonly [RegExp, string]> = {
  ar: [/يوم/, 'حرفًا بصوت HD في اليوم، لتجربة الصوت Iris مرة واحدة'],
  de: [/\bTag|täglich/, 'Zeichen mit HD-Stimme am Tag, um die Stimme Iris einmal zu testen'],
  es: [/día|diari/, 'caracteres con voz HD al día, para probar gratis una vez la voz Iris'],
  fil: [/araw/, 'HD voice character kada araw, para sa isang libreng subok ng boses na Iris'],
  fr: [/jour|quotidien/, 'caractères en voix HD par jour, pour essayer une fois la voix Iris'],
  hi: [/रोज़|दिन/, 'रोज़ HD आवाज़ के 50 अक्षर, Iris को एक बार आज़माने के लिए'],
  id: [/hari/, 'karakter suara HD per hari, untuk sekali mencoba suara Iris gratis'],
  it: [/giorn/, 'caratteri con voce HD al giorno, per provare una volta la voce Iris'],
  ja: [/1日|毎日|一日/, 'HDボイスは1日50文字（HDボイス「Iris」を1回無料でお試し）'],
  ko: [/하루|매일|일일/, 'HD 낭독 하루 50자, HD 목소리 Iris 1회 무료 체험'],
  'pt-BR': [/\bdia|diári/, 'caracteres com voz HD por dia, para testar a voz Iris uma vez, grátis'],
  ru: [/день|ежедневно|сутки/, 'символов HD-голосом в день, чтобы один раз попробовать голос Iris'],
  th: [/วัน/, 'เสียง HD วันละ 50 อักขระ ลองเสียง Iris ได้หนึ่งครั้ง'],
  vi: [/ngày/, 'ký tự giọng HD mỗi ngày, để thử giọng Iris một lần'],
  'zh-CN': [/每[天日]|一天/, '每天 HD 朗读 50 字符，可免费试用一次 HD 音色 Iris'],
  'zh-TW': [/每[天日]|一天/, '每天 HD 朗讀 50 字元，可免費試用一次 HD 聲音 Iris'],
};

test.each(Object.entries(perDay))('%s offers Iris once, not per day', (language, [pattern, old]) => {
  const source = readFileSync(join(folder, language, 'billing.ts'), 'utf8');
  const promises = source.split('\n').filter((line) => line.includes('Iris'));
  expect(promises).toHaveLength(1);
  expect(promises[0]).not.toMatch(pattern);
  expect(old).toMatch(pattern);
});

/** What depends on the device that somebody holds is said about this device. */
const yourDevice =
  /dein(e[mns])? Gerät|tu dispositivo|votre appareil|tuo dispositivo|seu dispositivo|ваше[мй]? устройств|perangkat Anda|device mo\b|thiết bị của bạn|อุปกรณ์ของคุณ|你的(设备|裝置)|جهازك|आपके डिवाइस (पर|में|के|की)/iu;

test.each(Object.keys(perDay))('%s speaks of this device, not of “your device”', (language) => {
  for (const key of ['settings', 'playback', 'privacy']) {
    const source = readFileSync(join(folder, language, `${key}.ts`), 'utf8');
    expect(yourDevice.exec(source)?.[0], key).toBeUndefined();
  }
  for (const old of ['حسب جهازك', 'आपके डिवाइस के हिसाब से', 'Dein Gerät hat keine Stimme', 'Tu dispositivo no'])
    expect(old).toMatch(yourDevice);
});

test.each(['features/playback', 'screens/settings'])('English says “this device” too, in %s', (feature) => {
  const source = readFileSync(join(folder, '..', feature, 'strings.ts'), 'utf8');
  expect(source).not.toMatch(/your device\b/i);
  expect('Eight themes, or light and dark as your device is set').toMatch(/your device\b/i);
});
