import { sweepSite } from '../harness/site-sweep.ts'

sweepSite('ml-IN')
