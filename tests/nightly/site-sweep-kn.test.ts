import { sweepSite } from '../harness/site-sweep.ts'

sweepSite('kn-IN')
