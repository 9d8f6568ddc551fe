import { lazy, Suspense, useId, useState } from 'react'
import type { DrawingProps } from './drawing.tsx'

type Props = DrawingProps & { of: keyof typeof import('./drawings.ts') }

/** Makes React keep the existing content; a constant, or React would write it. */
const AS_IT_CAME = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

const nothing = () => ({ default: () => <></> })

/** A drawing. That of the page's HTML stays and needs no code; where there is none its code comes, or fails, late. */
function LateDrawing({ of, ...props }: Props) {
  const id = useId()
  const [came] = useState(() => 'document' in globalThis && document.getElementById(id) !== null)
  // In state: a lazy component keeps its failure, so each mount needs a new one.
  const [Code] = useState(() => lazy(() => import('./drawings.ts').then((all) => ({ default: all[of] }), nothing)))
  return <Suspense>{came ? <svg id={id} {...AS_IT_CAME} /> : <Code id={id} {...props} />}</Suspense>
}

export const BandScene = (props: DrawingProps) => <LateDrawing of="BandScene" {...props} />
export const BusWorkshop = (props: DrawingProps) => <LateDrawing of="BusWorkshop" {...props} />
export const EmptyRoad = (props: DrawingProps) => <LateDrawing of="EmptyRoad" {...props} />
export const HeroScene = (props: DrawingProps) => <LateDrawing of="HeroScene" {...props} />
export const LostRoad = (props: DrawingProps) => <LateDrawing of="LostRoad" {...props} />
export const ServiceDrop = (props: DrawingProps) => <LateDrawing of="ServiceDrop" {...props} />
export const ServiceHours = (props: DrawingProps) => <LateDrawing of="ServiceHours" {...props} />
export const ServiceOutstation = (props: DrawingProps) => <LateDrawing of="ServiceOutstation" {...props} />
export const WhyDrivers = (props: DrawingProps) => <LateDrawing of="WhyDrivers" {...props} />
export const WhyMaintenance = (props: DrawingProps) => <LateDrawing of="WhyMaintenance" {...props} />
export const WhyOnTime = (props: DrawingProps) => <LateDrawing of="WhyOnTime" {...props} />
export const WhySafety = (props: DrawingProps) => <LateDrawing of="WhySafety" {...props} />
