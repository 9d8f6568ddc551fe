import { paths } from '../config/paths.ts'
import { useHolidays } from '../lib/queries.ts'
import { headsTexts } from '../texts/heads.ts'
import { OnePackage } from './one-package.tsx'

/** One holiday package (/holidayPackage/{name}). */
export default function HolidayPage() {
  const head = headsTexts().holidayPage
  return <OnePackage packages={useHolidays()} page={paths.holidayPage} head={head} drawing="backwaters" />
}
