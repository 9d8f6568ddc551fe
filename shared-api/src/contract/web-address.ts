/**
 * The endings that mail programs and phones make links of. Not among them: what people write behind a full stop without a
 * space, as 'No' in 'Door.No.5', 'st' and 'th' of streets, 'am' and 'pm'.
 */
const ENDINGS = [
  ...[
    'com',
    'net',
    'org',
    'info',
    'biz',
    'co',
    'in',
    'io',
    'me',
    'ai',
    'app',
    'dev',
    'tv',
    'cc',
    'ly',
    'gl',
    'gd',
    'gg',
  ],
  ...['to', 'ws', 'xyz', 'top', 'site', 'online', 'website', 'shop', 'store', 'club', 'live', 'link', 'click', 'space'],
  ...[
    'icu',
    'vip',
    'win',
    'bid',
    'loan',
    'buzz',
    'cloud',
    'mobi',
    'tel',
    'tk',
    'gq',
    'cf',
    'pw',
    'ru',
    'su',
    'cn',
    'hk',
  ],
  ...['uk', 'us', 'eu', 'au', 'lk', 'ae', 'pk', 'bd'],
].join('|')
const DOT = '[.\u3002]'
const LETTER = '[\\p{L}\\p{M}\\p{N}_-]'

/** Each looks behind the dot: a search from every letter on would take long for a long word. */
const ADDRESS = new RegExp(
  [
    'https?:',
    `(?<!${LETTER})www${DOT}${LETTER}`,
    // Of one letter are initials and degrees: 'M.Com'.
    `(?<=${LETTER}{2})${DOT}(?:${ENDINGS})(?!${LETTER})`,
    `(?<=${LETTER})${DOT}(?:${ENDINGS})(?::\\d+)?[/?#]`,
  ].join('|'),
  'iu',
)

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** Whether a text holds the address of a page, such as https://evil.example, www.evil.example or evil.com. */
export const hasWebAddress = (text: string): boolean => ADDRESS.test(text.replace(UNSEEN, '').normalize('NFKC'))
