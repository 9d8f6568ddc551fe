import type { Texts } from '../page.ts'

export const catalogue: Texts['catalogue'] = {
  languages: {
    title: 'பிற மொழிகள்',
    whole: (count, all) => `${all} மொழிகளில் ${count} மொழிகளில் முழுமையாக உள்ளது.`,
    explained: 'மொழிபெயர்ப்பு இல்லாத இடத்தில் பார்வையாளர்கள் ஆங்கிலத்தில் படிப்பார்கள்.',
    language: 'மொழி',
    choice: (language, count, all) => `${language}: ${all} இல் ${count}`,
    english: 'ஆங்கிலம்',
    missing: 'இல்லை: பார்வையாளர்கள் ஆங்கிலத்தில் படிப்பார்கள்',
    none: 'முதலில் ஆங்கிலத்தில் எழுதவும்.',
  },
}
