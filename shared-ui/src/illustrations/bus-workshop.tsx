import { art, Drawing, type DrawingProps } from './drawing.tsx'

/** Where the buses are looked after: one on the lift, a mechanic under it, tools on the wall. */
export function BusWorkshop(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 800 440" {...props}>
      <clipPath id="workshop">
        <rect width="800" height="440" rx="28" />
      </clipPath>
      <g clipPath="url(#workshop)">
        <path d="M0,0H800V440H0z" fill={art('sky-low')} />
        <Roof />
        <path d="M0,366H800V440H0z" fill={art('stone-shade')} />
        <path d="M0,366H800v7H0z" fill={art('stone-deep')} opacity=".35" />
        <ToolWall />
        <Lift />
        <Bus />
        <Mechanic />
        <Tyres />
      </g>
    </Drawing>
  )
}

function Roof() {
  return (
    <>
      <path d="M0,0H800V34H0z" fill={art('hill-4')} />
      <path d="M0,34L133,64L266,34L400,64L533,34L666,64L800,34" fill="none" stroke={art('hill-3')} strokeWidth="6" />
      <path d="M150,0v66h100V0zM550,0v66h100V0z" fill="none" />
      <path d="M190,34v38M610,34v38" stroke={art('ink')} strokeWidth="3" />
      <path d="M160,88c0,-22 60,-22 60,0zM580,88c0,-22 60,-22 60,0z" fill={art('hill-4')} />
      <path d="M172,88h36c-2,8 -34,8 -36,0zM592,88h36c-2,8 -34,8 -36,0z" fill={art('lamp')} />
      <path d="M172,90h36l60,276H112zM592,90h36l60,276H532z" fill={art('lamp')} opacity=".18" />
    </>
  )
}

function ToolWall() {
  return (
    <>
      <path d="M40,130h130v110H40z" fill={art('stone')} />
      <path d="M40,130h130v6H40z" fill={art('stone-shade')} />
      <path d="M62,152v58M86,152v48M110,152v62" stroke={art('stone-deep')} strokeWidth="6" strokeLinecap="round" />
      <path d="M55,150a7,7 0 1 1 14,0M103,150a7,7 0 1 1 14,0" fill="none" stroke={art('stone-deep')} strokeWidth="5" />
      <path d="M80,196h12v18h-12z" fill={art('terracotta')} />
      <path d="M134,152h18v12h-6v50h-6v-50h-6z" fill={art('peacock')} />
      <path d="M36,286h140v80H36z" fill={art('terracotta')} />
      <path d="M36,286h140v10H36zM46,308h120v3H46zM46,334h120v3H46z" fill={art('ink')} opacity=".25" />
      <path d="M96,316h20v5h-20zM96,342h20v5h-20z" fill={art('stone')} />
    </>
  )
}

function Lift() {
  return (
    <>
      <path d="M268,366V150h18v216zM640,366V150h18v216z" fill={art('gold')} />
      <path d="M268,150h18v20h-18zM640,150h18v20h-18z" fill={art('ink')} opacity=".3" />
      <path d="M252,360h50v10h-50zM624,360h50v10h-50z" fill={art('ink')} />
      <path d="M262,256h120v10H262zM544,256h120v10H544z" fill={art('ink')} />
    </>
  )
}

/** Raised on the lift, nose to the right. */
function Bus() {
  return (
    <>
      <path
        d="M236,238C232,190 232,130 236,104C238,92 244,88 254,88H612C634,90 652,116 668,152C690,156 708,166 712,182C716,202 716,224 714,240C713,248 708,250 702,250H246C240,250 237,246 236,238z"
        fill={art('paint')}
      />
      <path
        d="M234,190C400,186 560,188 712,196C716,214 715,230 714,240C713,248 708,250 702,250H246C240,250 237,246 236,238C235,224 234,206 234,190z"
        fill={art('peacock')}
      />
      <path d="M235,180H702v7H235z" fill={art('gold')} />
      <path d="M252,162V116q0,-10 10,-10H604c16,2 32,28 42,56z" fill={art('glass')} />
      <path d="M318,104v60M384,104v60M450,104v60M516,104v60M582,104v60" stroke={art('paint')} strokeWidth="8" />
      <path d="M280,106l24,0l-20,56h-24zM470,106h24l-20,56h-24z" fill="#fff" opacity=".16" />
      <path d="M522,104V246M580,104V246" stroke={art('ink')} strokeWidth="2" opacity=".35" />
      <path d="M684,168c12,4 22,12 25,22c-10,2 -20,-4 -26,-12z" fill={art('lamp')} />
      <path d="M234,176v-28h9c4,8 4,20 0,28z" fill={art('terracotta')} />
      {[322, 622].map((x) => (
        <g key={x}>
          <circle cx={x} cy="252" r="30" fill={art('ink')} />
          <circle cx={x} cy="252" r="17" fill={art('steel')} />
          <circle cx={x} cy="252" r="7" fill={art('stone-deep')} />
        </g>
      ))}
    </>
  )
}

function Mechanic() {
  return (
    <g transform="translate(452 366)">
      <path d="M-18,0L-14,-56H14L20,0H6L0,-36L-6,0z" fill={art('hill-4')} />
      <path d="M-18,-52C-18,-84 -10,-92 0,-92S18,-84 18,-52z" fill={art('hill-3')} />
      <path
        d="M12,-84C24,-92 30,-104 34,-118M-12,-84C-22,-74 -26,-64 -22,-54"
        fill="none"
        stroke={art('hill-3')}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx="35" cy="-120" r="6" fill={art('skin')} />
      <path d="M38,-124l8,-18" stroke={art('steel')} strokeWidth="6" strokeLinecap="round" />
      <path d="M-6,-98h12v10c-4,4 -8,4 -12,0z" fill={art('skin')} />
      <ellipse cx="1" cy="-107" rx="12" ry="14" fill={art('skin')} />
      <path d="M-13,-107C-15,-130 17,-130 14,-110C6,-114 -2,-114 -6,-113z" fill={art('gold')} />
    </g>
  )
}

function Tyres() {
  return (
    <>
      {[0, 1, 2].map((i) => (
        <g key={i}>
          <rect x={700 - i * 2} y={338 - i * 28} width="76" height="28" rx="11" fill={art('ink')} />
          <path d={`M${712 - i * 2},${352 - i * 28}h52`} stroke={art('road')} strokeWidth="6" strokeDasharray="7 5" />
        </g>
      ))}
      <path d="M196,366V322q0,-8 8,-8h24q8,0 8,8v44z" fill={art('peacock')} />
      <path d="M196,334h40v8h-40z" fill={art('gold')} />
    </>
  )
}
