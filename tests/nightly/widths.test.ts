import { SITE_LANGUAGES } from 'shared-api/languages'
import { fitPhones } from '../harness/fit-phones.ts'

fitPhones(SITE_LANGUAGES, [320, 360, 390])
