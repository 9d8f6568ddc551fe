/** Places by all names that people search them by: today's, and those of before. */
const NAMES = [
  ['bengaluru', 'bangalore'],
  ['ooty', 'udhagamandalam', 'ootacamund'],
  ['kochi', 'cochin', 'ernakulam'],
  ['tiruchirappalli', 'trichy', 'tiruchi'],
  ['puducherry', 'pondicherry', 'pondy'],
  ['thiruvananthapuram', 'trivandrum'],
  ['kozhikode', 'calicut'],
  ['alappuzha', 'alleppey'],
  ['kollam', 'quilon'],
  ['thrissur', 'trichur'],
  ['palakkad', 'palghat'],
  ['kannur', 'cannanore'],
  ['mysuru', 'mysore'],
  ['coorg', 'kodagu'],
  ['mangaluru', 'mangalore', 'dakshina'],
  ['belagavi', 'belgaum'],
  ['ballari', 'bellary'],
  ['shivamogga', 'shimoga'],
  ['kalaburagi', 'gulbarga'],
  ['vijayapura', 'bijapur'],
  ['thanjavur', 'tanjore'],
  ['thoothukudi', 'tuticorin'],
  ['kanyakumari', 'comorin'],
  ['kodaikanal', 'kodai'],
  ['mamallapuram', 'mahabalipuram'],
  ['chennai', 'madras'],
  ['visakhapatnam', 'vizag', 'vishakhapatnam'],
  ['rajahmundry', 'rajamahendravaram'],
  ['tirupati', 'tirumala', 'tirupathi'],
]

/** A shorter word is the beginning of too many. */
const SHORTEST = 4

/** All names of the places whose name begins with a word in small letters; none for other words. */
export const otherNames = (word: string): string[] =>
  word.length < SHORTEST ? [] : NAMES.filter((names) => names.some((name) => name.startsWith(word))).flat()
