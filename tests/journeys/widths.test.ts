import { fitPhones } from '../harness/fit-phones.ts'

// Those with the longest words; the others by night.
fitPhones(['ta', 'ml'], [320, 390])
