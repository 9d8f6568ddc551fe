import { sweepSite } from '../harness/site-sweep.ts'

sweepSite('te-IN')
