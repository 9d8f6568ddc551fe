import { sweepSite } from '../harness/site-sweep.ts'

sweepSite('hi-IN')
