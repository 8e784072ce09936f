import { group } from '../../kit/controls.ts'
import { chrome } from '../../kit/materials.ts'
import { drawnLabel } from '../../kit/print.ts'
import { lathe, put } from '../../kit/shapes.ts'

/** A round dial behind a chrome rim; the amber marks are the pressure to brew at. */
export function pressureDial() {
  const rim = put(
    lathe(
      [
        [0, 0],
        [3.1, 0, 0.2],
        [3.1, 0.9, 0.3],
        [2.7, 0.9, 0.1],
        [2.65, 0.5],
        [0, 0.5],
      ],
      chrome(),
      72,
    ),
    [0, 0, 0],
    [90, 0, 0],
  )
  const scale = drawnLabel(5, 5, (pen) => {
    pen.fillStyle = '#fbfaf7'
    pen.arc(250, 250, 248, 0, 7)
    pen.fill()
    pen.translate(250, 250)
    pen.lineWidth = 14
    for (let mark = 0; mark <= 10; mark++) {
      const angle = ((mark * 24 + 150) * Math.PI) / 180
      pen.strokeStyle = mark > 3 && mark < 8 ? '#f5a524' : '#33373a'
      pen.beginPath()
      pen.moveTo(Math.cos(angle) * 175, Math.sin(angle) * 175)
      pen.lineTo(Math.cos(angle) * 220, Math.sin(angle) * 220)
      pen.stroke()
    }
    pen.strokeStyle = '#b3261e'
    pen.beginPath()
    pen.moveTo(-50, 40)
    pen.lineTo(120, -130)
    pen.stroke()
  })
  return group(rim, put(scale, [0, 0, 0.56]))
}
