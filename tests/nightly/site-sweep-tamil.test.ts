import { sweepSite } from '../harness/site-sweep.ts'

sweepSite('ta-IN')
