import { sweepSite } from '../harness/site-sweep.ts'

sweepSite('en-IN')
