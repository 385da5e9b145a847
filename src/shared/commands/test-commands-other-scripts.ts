import type { CommandSamples } from './test-commands-latin.ts';

const simplifiedChinese: CommandSamples = {
  commands: `换行 = new-line; 另起一行。 = new-line; 新段落 = new-paragraph; 另起一段 = new-paragraph
    句号 = full-stop; 逗号。 = comma; 问号 = question-mark; 感叹号 = exclamation-mark; 冒号 = colon
    左引号 = open-quote; 前引号 = open-quote; 右引号 = close-quote; 删掉 = delete-that; 撤销 = undo
    停止录音 = stop-recording; 保存 = save-that`,
  sentences: `打印机不能自动换行
    我写完一行再写下一行
    这里应该用句号
    他把逗号写成了句号
    未来还有一个大问号
    请在名字后面加冒号
    新段落从第三页开始
    把这个文件删掉吧
    法院撤销了判决
    老师让我们停止录音
    文件已经保存好了
    感叹号太多不好看`,
};

export const otherScriptSamples = {
  'ru-RU': {
    commands: `Новая строка = new-line; с новой строки = new-line; новый абзац = new-paragraph; Абзац. = new-paragraph
      точка = full-stop; Точка. = full-stop; запятая = comma; вопросительный знак = question-mark
      восклицательный знак = exclamation-mark; двоеточие = colon; открыть кавычки = open-quote; закрыть кавычки = close-quote
      удали это = delete-that; отмена = undo; останови запись = stop-recording; сохрани это = save-that`,
    sentences: `Это моя точка зрения
      Здесь новая строка таблицы
      Первый абзац слишком длинный
      Нужна запятая перед словом но
      Остался большой вопросительный знак
      После слова стоит двоеточие
      Закрыть кавычки забыл автор
      Удали это приложение с телефона
      Отмена рейса испортила отпуск
      Нельзя отменить сказанное
      Останови запись передачи в девять
      Сохрани это письмо на память`,
  },
  'zh-CN': simplifiedChinese,
  'zh-CN-pinyin': simplifiedChinese,
  'zh-TW': {
    commands: `換行 = new-line; 另起一行。 = new-line; 新段落 = new-paragraph; 另起一段 = new-paragraph
      句號 = full-stop; 句點 = full-stop; 逗號 = comma; 逗點。 = comma; 問號 = question-mark; 驚嘆號 = exclamation-mark
      冒號 = colon; 上引號 = open-quote; 下引號 = close-quote; 刪掉 = delete-that; 復原 = undo
      停止錄音 = stop-recording; 儲存 = save-that`,
    sentences: `印表機不會自動換行
      我寫完一行再寫下一行
      這裡應該用句號
      他把逗點寫成了句點
      未來還有一個大問號
      請在名字後面加冒號
      新段落從第三頁開始
      把這個檔案刪掉吧
      她的傷口慢慢復原了
      老師要我們停止錄音
      檔案已經儲存好了
      驚嘆號太多不好看`,
  },
  'ja-JP': {
    commands: `改行 = new-line; 改行。 = new-line; 新しい段落 = new-paragraph; 次の段落 = new-paragraph
      句点 = full-stop; まる = full-stop; 読点 = comma; 点 = comma; 疑問符 = question-mark; びっくりマーク = exclamation-mark
      コロン = colon; かぎかっこ = open-quote; かぎかっこ閉じ = close-quote; 今のを消して = delete-that
      元に戻す = undo; 録音を止めて = stop-recording; 保存して = save-that`,
    sentences: `ここで改行してください
      文の終わりに句点を打つ
      まるで夢のようだ
      その点が問題です
      答えに丸をつけました
      次の段落を読んでください
      名前のあとに読点を入れる
      安全性に疑問符がつく
      電気を消してください
      元に戻すのは難しい
      録音を止めてくださいと言われた
      写真を保存しておいた`,
  },
  'ko-KR': {
    commands: `줄 바꿔 = new-line; 줄바꿈 = new-line; 새 문단 = new-paragraph; 다음 문단. = new-paragraph
      마침표 = full-stop; 온점 = full-stop; 쉼표 = comma; 콤마 = comma; 물음표 = question-mark; 느낌표 = exclamation-mark
      쌍점 = colon; 콜론 = colon; 따옴표 열고 = open-quote; 따옴표 닫고 = close-quote; 방금 거 지워 = delete-that
      실행 취소 = undo; 녹음 중지 = stop-recording; 저장해 줘 = save-that`,
    sentences: `여기서 줄 바꿔 주세요
      다음 줄에 서세요
      인생의 마침표를 찍었다
      이름 뒤에 쉼표를 넣어
      미래에 물음표가 붙었다
      느낌표가 너무 많아요
      새 문단은 세 번째 쪽에 있어요
      칠판을 그거 지워 주세요
      시간을 되돌려 놓고 싶다
      예약 실행 취소가 안 돼요
      회의 녹음 중지 버튼을 눌러
      파일을 저장해 두었어요`,
  },
  'ar-SA': {
    commands: `سطر جديد = new-line; السطر التالي = new-line; فقرة جديدة = new-paragraph; فقرةٌ جديدة = new-paragraph
      نقطة = full-stop; نقطة. = full-stop; فاصلة = comma; علامة استفهام = question-mark; علامة تعجب = exclamation-mark
      نقطتان = colon; افتح علامة اقتباس = open-quote; أغلق علامة اقتباس = close-quote; احذف ذلك = delete-that
      تراجع = undo; أوقف التسجيل = stop-recording; احفظ ذلك = save-that`,
    sentences: `بدأنا من سطر جديد في الكتاب
      هذه نقطة مهمة جدا
      نقطة ماء على الزجاج
      ضع فاصلة بعد الاسم
      كانت لحظة فاصلة في حياته
      هناك علامة استفهام كبيرة
      اقرأ فقرة جديدة من الدرس
      حصلنا على نقطتان فقط
      احذف ذلك الملف من الجهاز
      تراجع سعر النفط اليوم
      أوقف التسجيل في الجامعة
      احفظ ذلك الرقم عندك`,
  },
  'hi-IN': {
    commands: `नई लाइन = new-line; नई पंक्ति = new-line; नया पैराग्राफ = new-paragraph; नया अनुच्छेद = new-paragraph
      पूर्ण विराम = full-stop; फुल स्टॉप = full-stop; अल्पविराम = comma; कॉमा = comma; प्रश्न चिह्न = question-mark
      विस्मयबोधक चिह्न = exclamation-mark; कोलन = colon; उद्धरण शुरू = open-quote; उद्धरण समाप्त = close-quote
      इसे हटाओ = delete-that; अनडू = undo; रिकॉर्डिंग बंद करो = stop-recording; इसे सेव करो = save-that`,
    sentences: `मेट्रो की नई लाइन शुरू हुई
      वाक्य के अंत में पूर्ण विराम लगाओ
      नाम के बाद अल्पविराम आता है
      योजना पर प्रश्न चिह्न लग गया
      नया पैराग्राफ तीसरे पन्ने पर है
      यहाँ कॉमा नहीं चाहिए
      मेज से इसे हटाओ और वहाँ रखो
      मैं अपने शब्द वापस लो नहीं कहूँगा
      टीवी की रिकॉर्डिंग बंद करो और सो जाओ
      इसे सेव करो मेरे फोन में
      कोलन कैंसर का इलाज है
      अगली लाइन में खड़े हो जाओ`,
  },
  'th-TH': {
    commands: `ขึ้นบรรทัดใหม่ = new-line; บรรทัดใหม่ = new-line; ย่อหน้าใหม่ = new-paragraph; ขึ้นย่อหน้าใหม่ = new-paragraph
      มหัพภาค = full-stop; จุด = full-stop; จุลภาค = comma; ลูกน้ำ = comma; เครื่องหมายคำถาม = question-mark
      อัศเจรีย์ = exclamation-mark; ทวิภาค = colon; เปิดคำพูด = open-quote; ปิดคำพูด = close-quote
      ลบทิ้ง = delete-that; เลิกทำ = undo; หยุดอัดเสียง = stop-recording; เซฟอันนี้ = save-that`,
    sentences: `เขียนชื่อแล้วขึ้นบรรทัดใหม่ด้วย
      จุดนี้สำคัญมาก
      นัดกันที่จุดเดิม
      ลูกน้ำยุงลายอยู่ในน้ำ
      มีเครื่องหมายคำถามเรื่องราคา
      ย่อหน้าใหม่เริ่มที่หน้าสาม
      ลบทิ้งไปเถอะไฟล์นั้น
      เวลาไม่ย้อนกลับมาอีก
      เขาเลิกทำงานแล้ว
      ครูบอกให้หยุดอัดเสียงในห้อง
      เซฟอันนี้ไว้ในเครื่อง
      ทวิภาคเป็นเครื่องหมายวรรคตอน`,
  },
} satisfies Record<string, CommandSamples>;
