export const catalogue = {
  languages: {
    title: 'Other languages',
    whole: (count: number, all: number) => `Complete in ${count} of ${all} languages.`,
    explained: 'Visitors read English where a text is missing.',
    language: 'Language',
    choice: (language: string, count: number, all: number) => `${language}: ${count} of ${all}`,
    english: 'English',
    missing: 'Missing: visitors read the English text',
    none: 'Enter the English texts first.',
  },
}
