import { paths } from '../config/paths.ts'
import { useTours } from '../lib/queries.ts'
import { headsTexts } from '../texts/heads.ts'
import { OnePackage } from './one-package.tsx'

/** One tour package (/tourPackage/{name}). */
export default function TourPage() {
  const head = headsTexts().tourPage
  return <OnePackage packages={useTours()} page={paths.tourPage} head={head} drawing="temple" />
}
