import { art, type DrawingProps } from './drawing.tsx'
import { Niche } from './niche.tsx'
import { Cab, Cloud, Gopuram, Palm, Sun, Tree } from './parts.tsx'

/** Drop Services: one way, from a mark on the map to the door. */
export function ServiceDrop(props: DrawingProps) {
  return (
    <Niche name="drop" {...props}>
      <Sun x={70} y={92} radius={20} />
      <Cloud x={150} y={92} scale={0.5} />
      <path d="M0,150C60,128 120,140 180,132C210,128 230,130 240,130V240H0z" fill={art('hill-2')} />
      <Houses />
      <path d="M0,178H240V240H0z" fill={art('road')} />
      <path d="M0,172H240v8H0z" fill={art('stone-shade')} />
      <path d="M14,224h24M60,224h24M106,224h24M152,224h24M198,224h24" stroke={art('road-line')} strokeWidth="4" />
      <Cab x={26} y={208} scale={0.29} />
      <path d="M190,176c-22,-26 -32,-40 -32,-56a32 32 0 0 1 64,0c0,16 -10,30 -32,56z" fill={art('terracotta')} />
      <circle cx="190" cy="120" r="13" fill={art('paint')} />
    </Niche>
  )
}

function Houses() {
  return (
    <>
      <path d="M22,180V120h44v60zM150,180v-40h70v40z" fill={art('stone-shade')} />
      <path d="M66,180V98h40v82z" fill={art('stone')} />
      <path
        d="M30,132h10v12h-10zM48,132h10v12h-10zM30,154h10v12h-10zM48,154h10v12h-10zM74,110h8v12h-8zM90,110h8v12h-8zM74,134h8v12h-8zM90,134h8v12h-8z"
        fill={art('stone-deep')}
        opacity=".55"
      />
    </>
  )
}

/** Hour Basis: the cab waits while the clock of the day goes round. */
export function ServiceHours(props: DrawingProps) {
  return (
    <Niche name="hours" {...props}>
      <Cloud x={150} y={84} scale={0.45} />
      <Cloud x={36} y={120} scale={0.4} />
      <circle cx="120" cy="102" r="56" fill={art('glow')} opacity=".7" />
      <circle cx="120" cy="102" r="44" fill={art('paint')} stroke={art('gold')} strokeWidth="7" />
      <path
        d="M120,68v6M120,130v6M86,102h6M148,102h6"
        stroke={art('stone-deep')}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M120,102V80M120,102l17,10" stroke={art('ink')} strokeWidth="5" strokeLinecap="round" />
      <path d="M0,158C70,140 160,166 240,148V240H0z" fill={art('hill-3')} />
      <Tree x={206} y={180} scale={0.62} />
      <Tree x={32} y={178} scale={0.5} tone="leaf-deep" />
      <path d="M0,178H240V240H0z" fill={art('road')} />
      <path d="M0,172H240v8H0z" fill={art('stone-shade')} />
      <path d="M14,224h24M60,224h24M106,224h24M152,224h24M198,224h24" stroke={art('road-line')} strokeWidth="4" />
      <Cab x={46} y={208} scale={0.3} />
    </Niche>
  )
}

/** OutStation: packed for the hills. */
export function ServiceOutstation(props: DrawingProps) {
  return (
    <Niche name="outstation" {...props}>
      <Sun x={168} y={84} radius={22} />
      <path d="M0,140C30,110 50,84 78,86C104,88 120,128 150,122C180,116 210,108 240,130V200H0z" fill={art('hill-2')} />
      <path d="M0,160C50,130 100,140 140,150C180,160 210,150 240,146V220H0z" fill={art('hill-3')} />
      <Gopuram x={52} y={174} scale={0.42} />
      <Palm x={206} y={180} scale={0.8} flip />
      <path d="M0,172C80,160 160,178 240,168V240H0z" fill={art('leaf')} />
      <path d="M0,186C80,176 160,192 240,182V240H0z" fill={art('road')} />
      <path
        d="M0,228C80,218 160,234 240,224"
        fill="none"
        stroke={art('road-line')}
        strokeWidth="4"
        strokeDasharray="24 20"
      />
      <Cab x={50} y={214} scale={0.3} luggage />
    </Niche>
  )
}
