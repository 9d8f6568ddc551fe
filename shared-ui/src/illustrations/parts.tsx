import type { ReactNode } from 'react'
import { art } from './drawing.tsx'

type At = { x: number; y: number; scale?: number; flip?: boolean }

/** Moves its children to x, y; `flip` mirrors them. */
function Place({ x, y, scale = 1, flip = false, children }: At & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>{children}</g>
}

/** A coconut palm 100 units high, its foot at x, y, leaning to the right. */
export function Palm(at: At) {
  return (
    <Place {...at}>
      <path d="M-3,0C-2,-40 4,-70 11,-100h3C9,-68 5,-40 4.5,0z" fill={art('trunk')} />
      <g transform="translate(12.5 -100)">
        <path
          d="M0,0C-10,-15 -26,-12 -34,22C-25,-6 -12,-8 0,3zM0,0C10,-15 26,-12 34,22C25,-6 12,-8 0,3zM0,0C-7,-7 -17,-6 -23,30C-16,1 -9,-1 0,3zM0,0C7,-7 17,-6 24,29C16,1 9,-1 0,3z"
          fill={art('leaf-deep')}
        />
        <path
          d="M0,0C-12,-24 -30,-19 -40,7C-29,-14 -16,-18 0,3zM0,0C12,-23 30,-18 40,8C29,-13 16,-17 0,3zM0,0C-10,-34 -24,-28 -33,-13C-24,-23 -13,-28 0,3zM0,0C10,-33 25,-27 33,-11C24,-22 13,-27 0,3z"
          fill={art('leaf')}
        />
        <path
          d="M0,0C-3,-30 -8,-24 -11,-29C-8,-19 -4,-24 0,3zM0,0C4,-30 10,-24 14,-26C10,-17 5,-22 0,3z"
          fill={art('leaf-bright')}
        />
        <path d="M-4,3a2.5 2.5 0 1 1 .1,0zM5,3a2.5 2.5 0 1 1 .1,0z" fill={art('earth-deep')} />
      </g>
    </Place>
  )
}

/** A round-crowned tree 100 units high, its foot at x, y. */
export function Tree({ tone = 'leaf', ...at }: At & { tone?: string }) {
  return (
    <Place {...at}>
      <path d="M-3.5,0L-2,-50h4L4,0z" fill={art('trunk')} />
      <path d="M-30,-36c-14,-10 -6,-34 8,-34c2,-20 36,-24 42,-2c16,2 20,28 6,36c-10,6 -46,6 -56,0z" fill={art(tone)} />
      <path d="M-12,-62c3,-14 20,-20 28,-8c-10,-2 -16,2 -28,8z" fill={art('leaf-bright')} opacity=".6" />
    </Place>
  )
}

/** A gate tower 100 units wide and 190 high, its foot at x, y. Its niches are dashes of a broad line. */
export function Gopuram(at: At) {
  return (
    <Place {...at}>
      <path d="M-50,0V-32H50V0z" fill={art('stone')} />
      <path d="M-44,-32L-24,-152H24L44,-32z" fill={art('stone')} />
      <path d="M0,0V-152H24L44,-32H50V0z" fill={art('stone-shade')} opacity=".45" />
      <path
        d="M-38,-43H38M-31,-85H31M-25,-127H25"
        stroke={art('peacock')}
        strokeWidth="11"
        strokeDasharray="4 6.8"
        opacity=".85"
      />
      <path
        d="M-34,-64H34M-27,-106H27"
        stroke={art('terracotta')}
        strokeWidth="11"
        strokeDasharray="4 6.5"
        opacity=".85"
      />
      <path
        d="M-4,-37v-14h8v14zM-4,-58v-14h8v14zM-4,-79v-14h8v14zM-3.5,-100v-13h7v13zM-3.5,-121v-12h7v12z"
        fill={art('stone-deep')}
      />
      <path
        d="M-53,-32H53M-43,-53.500H43M-39,-74.500H39M-36,-95.500H36M-32,-116.500H32M-28,-137.500H28"
        stroke={art('stone-shade')}
        strokeWidth="3.5"
      />
      <path d="M-23,-150C-27,-166 -18,-174 -11,-174H11C18,-174 27,-166 23,-150z" fill={art('terracotta')} />
      <path d="M-6,-150v-9c0,-9 12,-9 12,0v9z" fill={art('stone')} />
      <path
        d="M-11,-174l1.5,-9l1.5,9zM-5.5,-174l1.5,-9l1.5,9zM-.5,-174l1.5,-9l1.5,9zM5,-174l1.5,-9l1.5,9z"
        stroke={art('gold')}
        fill={art('gold')}
      />
      <path d="M-10,0V-24H10V0z" fill={art('stone-deep')} />
    </Place>
  )
}

/** A car from its side, 474 units long, nose to the right, its wheels on x, y. */
export function Cab({ luggage = false, ...at }: At & { luggage?: boolean }) {
  return (
    <Place {...at}>
      <ellipse cx="236" cy="2" rx="250" ry="10" fill={art('ink')} opacity=".3" />
      {luggage && <Luggage />}
      <path
        d="M8,-38C2,-54 3,-76 8,-98C12,-126 22,-156 42,-166C90,-178 240,-179 278,-170C310,-162 342,-136 368,-110C406,-106 441,-97 456,-85C470,-74 474,-60 473,-46L471,-34C469,-25 463,-21 454,-21H20C12,-21 9,-28 8,-38z"
        fill={art('paint')}
      />
      <path d="M5,-88C130,-92 310,-92 424,-82L472,-68V-46L471,-35H9C2,-54 3,-72 5,-88z" fill={art('paint-shade')} />
      <path d="M8,-36H471C469,-25 463,-21 454,-21H20C12,-21 9,-28 8,-36z" fill={art('ink')} />
      <path d="M8,-42H472v5H8z" fill={art('gold')} />
      <path
        d="M35,-117C41,-139 49,-155 60,-159C110,-168 236,-169 268,-162C297,-154 324,-132 348,-111z"
        fill={art('glass')}
      />
      <path d="M152,-166l34,-1l-24,53h-34zM196,-167h10l-22,53h-10z" fill="#fff" opacity=".16" />
      <path d="M116,-166L112,-114M213,-168L214,-112M320,-136V-111" stroke={art('ink')} strokeWidth="8" />
      <path d="M262,-112v-14c0,-10 26,-10 28,2l18,8v4z" fill={art('stone')} />
      <ellipse cx="276" cy="-134" rx="9" ry="11" fill={art('skin')} />
      <path d="M266,-135c-1,-15 20,-15 20,-5c-8,-3 -13,0 -14,6z" fill={art('ink')} />
      <path
        d="M214,-112V-42M346,-110C352,-88 350,-60 342,-42M112,-113V-92C112,-78 126,-66 130,-52"
        fill="none"
        stroke={art('ink')}
        strokeWidth="1.5"
        opacity=".35"
      />
      <path d="M126,-97h16v4h-16zM230,-97h16v4h-16z" fill={art('steel')} />
      <path d="M420,-96C442,-92 458,-83 467,-70C450,-67 430,-72 420,-82z" fill={art('lamp')} />
      <path d="M7,-92C10,-112 14,-126 19,-134C26,-130 32,-118 33,-104C31,-94 22,-90 7,-92z" fill={art('terracotta')} />
      <path d="M333,-113c-2,-10 4,-14 15,-13c6,0 5,12 4,15c-7,2 -14,2 -19,-2z" fill={art('steel')} />
      <Wheel x={90} y={-33.5} />
      <Wheel x={364} y={-33.5} />
    </Place>
  )
}

function Wheel(at: At) {
  return (
    <Place {...at}>
      <circle r="40" fill={art('ink')} />
      <circle r="33.5" fill={art('ink')} stroke={art('road')} strokeWidth="1" />
      <circle r="22" fill={art('steel')} />
      <circle r="13" fill="none" stroke={art('ink')} strokeWidth="9" strokeDasharray="11.3 5" opacity=".6" />
      <circle r="5" fill={art('paint')} />
    </Place>
  )
}

function Luggage() {
  return (
    <>
      <path d="M70,-181h56v-26q0,-4 -4,-4h-48q-4,0 -4,4z" fill={art('terracotta')} />
      <path d="M132,-181h50v-34q0,-4 -4,-4h-42q-4,0 -4,4z" fill={art('peacock')} />
      <path d="M188,-181h58v-22q0,-4 -4,-4h-50q-4,0 -4,4z" fill={art('gold')} />
      <path
        d="M60,-169v-10H256v10M88,-211v-6h20v6M148,-219v-6h18v6M208,-207v-6h20v6"
        fill="none"
        stroke={art('ink')}
        strokeWidth="4"
      />
    </>
  )
}

/** A flat-bottomed cloud 100 units wide, its left end at x, y. */
export function Cloud(at: At) {
  return (
    <Place {...at}>
      <path
        d="M0,0h100c4,-11 -7,-17 -17,-15c-2,-14 -20,-19 -30,-9c-9,-10 -28,-4 -28,10c-14,-3 -27,3 -25,14z"
        fill={art('cloud')}
        opacity=".85"
      />
    </Place>
  )
}

/** The sun, or in the dark scheme the moon, with its halo. */
export function Sun({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius * 2.3} fill={art('glow')} opacity=".35" />
      <circle cx={x} cy={y} r={radius * 1.6} fill={art('glow')} opacity=".55" />
      <circle cx={x} cy={y} r={radius} fill={art('sun')} />
    </>
  )
}
