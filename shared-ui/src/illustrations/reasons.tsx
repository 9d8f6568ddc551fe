import { art, type DrawingProps } from './drawing.tsx'
import { Niche } from './niche.tsx'
import { Cab, Palm } from './parts.tsx'

/** Safety & Security: a shield over the road. */
export function WhySafety(props: DrawingProps) {
  return (
    <Niche name="safety" {...props}>
      <path d="M0,176C60,150 170,160 240,140V240H0z" fill={art('hill-2')} />
      <path d="M0,204C80,180 160,200 240,184V240H0z" fill={art('hill-3')} />
      <path
        d="M120,62c22,16 40,20 60,22c4,62 -16,98 -60,122c-44,-24 -64,-60 -60,-122c20,-2 38,-6 60,-22z"
        fill={art('peacock')}
      />
      <path d="M120,62c22,16 40,20 60,22c4,62 -16,98 -60,122z" fill={art('hill-4')} />
      <path
        d="M120,78c18,11 32,15 47,17c2,48 -14,76 -47,95c-33,-19 -49,-47 -47,-95c15,-2 29,-6 47,-17z"
        fill="none"
        stroke={art('gold')}
        strokeWidth="4"
      />
      <path
        d="M94,134l19,20l36,-42"
        fill="none"
        stroke={art('paint')}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Niche>
  )
}

/** On Time & Punctual: sunrise, and the cab is at the door. */
export function WhyOnTime(props: DrawingProps) {
  return (
    <Niche name="on-time" {...props}>
      <circle cx="120" cy="128" r="74" fill={art('glow')} opacity=".8" />
      <circle cx="120" cy="128" r="58" fill={art('paint')} stroke={art('hill-4')} strokeWidth="9" />
      <path
        d="M120,82v8M120,166v8M74,128h8M158,128h8M87,95l6,6M153,95l-6,6M87,161l6,-6M153,161l-6,-6"
        stroke={art('stone-deep')}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path d="M120,128V92A36,36 0 0 1 152,144z" fill={art('gold')} opacity=".85" />
      <path d="M120,128V92M120,128l30,15" stroke={art('ink')} strokeWidth="7" strokeLinecap="round" />
      <circle cx="120" cy="128" r="6" fill={art('ink')} />
      <path d="M0,206C70,186 160,210 240,192V240H0z" fill={art('hill-3')} />
      <Cab x={84} y={226} scale={0.15} />
    </Niche>
  )
}

/** Professional Drivers: in uniform, at the wheel. */
export function WhyDrivers(props: DrawingProps) {
  return (
    <Niche name="drivers" {...props}>
      <path d="M0,160C60,132 170,150 240,126V240H0z" fill={art('hill-2')} />
      <Palm x={198} y={190} scale={1} flip />
      <path d="M44,240c0,-50 30,-66 76,-66s76,16 76,66z" fill={art('paint-shade')} />
      <path d="M104,152h32v28c-8,10 -24,10 -32,0z" fill={art('skin')} />
      <path d="M104,160c10,10 22,10 32,0v10c-10,10 -22,10 -32,0z" fill={art('ink')} opacity=".2" />
      <path d="M98,176l22,20l22,-20l12,8l-22,34l-12,-16l-12,16l-22,-34z" fill={art('paint')} />
      <path d="M88,104c0,-30 64,-30 64,0v22c0,46 -64,46 -64,0z" fill={art('skin')} />
      <path d="M100,140c6,-8 34,-8 40,0c-8,7 -32,7 -40,0z" fill={art('ink')} />
      <path d="M108,151c8,5 16,5 24,0" fill="none" stroke={art('paint')} strokeWidth="4" strokeLinecap="round" />
      <circle cx="106" cy="120" r="4" fill={art('ink')} />
      <circle cx="134" cy="120" r="4" fill={art('ink')} />
      <path d="M82,104c-4,-44 80,-44 76,0c-20,-10 -56,-10 -76,0z" fill={art('peacock')} />
      <path d="M80,106c20,-14 60,-14 80,0c-18,-4 -62,-4 -80,0z" fill={art('ink')} />
      <path d="M120,78l4,7l8,1l-6,5l2,8l-8,-4l-8,4l2,-8l-6,-5l8,-1z" fill={art('gold')} />
      <path d="M58,252a62,44 0 0 1 124,0" fill="none" stroke={art('ink')} strokeWidth="11" />
      <path
        d="M60,224c10,-10 20,-8 26,2l-14,14c-10,0 -16,-6 -12,-16zM180,224c-10,-10 -20,-8 -26,2l14,14c10,0 16,-6 12,-16z"
        fill={art('skin')}
      />
    </Niche>
  )
}

/** Well Maintenance: a wheel and the spanner that tightened it. */
export function WhyMaintenance(props: DrawingProps) {
  const bolts = [0, 72, 144, 216, 288]
  return (
    <Niche name="maintenance" {...props}>
      <path d="M0,196H240V240H0z" fill={art('road')} />
      <path d="M0,190H240v8H0z" fill={art('stone-shade')} />
      <ellipse cx="112" cy="212" rx="74" ry="8" fill={art('ink')} opacity=".35" />
      <circle cx="112" cy="140" r="70" fill={art('ink')} />
      <circle cx="112" cy="140" r="62" fill="none" stroke={art('road')} strokeWidth="4" strokeDasharray="9 6" />
      <circle cx="112" cy="140" r="46" fill={art('steel')} />
      <circle
        cx="112"
        cy="140"
        r="29"
        fill="none"
        stroke={art('ink')}
        strokeWidth="18"
        strokeDasharray="22 14.440"
        opacity=".55"
      />
      <circle cx="112" cy="140" r="19" fill={art('paint')} />
      {bolts.map((turn) => (
        <circle key={turn} cx="112" cy="129" r="3" fill={art('stone-deep')} transform={`rotate(${turn} 112 140)`} />
      ))}
      <g transform="translate(-10 26) rotate(34 176 130) scale(.92)">
        <path d="M167,92h18v118a9,9 0 0 1 -18,0z" fill={art('gold')} />
        <path
          d="M176,104c-20,0 -28,-14 -26,-30c2,-10 8,-16 14,-20v24l12,8l12,-8v-24c6,4 12,10 14,20c2,16 -6,30 -26,30z"
          fill={art('gold')}
        />
        <path d="M173,118h6v84h-6z" fill={art('earth-deep')} opacity=".5" />
      </g>
    </Niche>
  )
}
