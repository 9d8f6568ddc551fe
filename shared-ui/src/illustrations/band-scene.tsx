import { art, Drawing, type DrawingProps } from './drawing.tsx'
import { Cab } from './parts.tsx'

/** The band's colour at this percentage, mixed with white. */
const tint = (share: number) => `color-mix(in srgb, var(--band) ${share}%, #fff)`

/**
 * Hills at nightfall and a cab on its way, for the right end of a `.band`: tints of the band, so that text stays clear.
 */
export function BandScene(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 720 260" cover {...props}>
      <circle cx="520" cy="112" r="76" fill={tint(88)} />
      <circle cx="520" cy="112" r="42" fill={art('gold')} />
      <path
        d="M0,260C100,220 150,140 220,146C290,152 320,196 390,180C450,166 480,112 540,118C600,124 650,176 720,160V260z"
        fill={tint(92)}
      />
      <path d="M40,260C140,206 230,190 320,204C420,220 480,180 560,178C630,176 680,196 720,192V260z" fill={tint(85)} />
      <path d="M120,260C240,226 380,232 480,224C580,216 660,220 720,228V260z" fill={tint(77)} />
      <path d="M150,260C300,236 520,246 720,240V260z" fill={art('ink')} opacity=".35" />
      <Cab x={440} y={248} scale={0.2} luggage />
    </Drawing>
  )
}
