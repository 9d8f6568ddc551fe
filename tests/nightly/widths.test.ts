import { fitPhones } from '../harness/fit-phones.ts'

fitPhones(['en', 'ta', 'ml', 'te', 'hi', 'kn'], [320, 360, 390])
