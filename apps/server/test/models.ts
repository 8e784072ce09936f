/** A model of one mesh, as exporters describe it. */
const description = { asset: { version: '2.0' }, meshes: [{ primitives: [] }], buffers: [{ byteLength: 4 }] }

/** A binary glTF whose description is right but for `changes`. */
export function makeModel(changes: object = {}): Buffer<ArrayBuffer> {
  const text = JSON.stringify({ ...description, ...changes })
  const json = Buffer.from(text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4))
  const header = Buffer.alloc(20)
  const length = header.length + json.length
  for (const [place, number] of [0x46546c67, 2, length, json.length, 0x4e4f534a].entries())
    header.writeUInt32LE(number, place * 4)
  return Buffer.concat([header, json])
}
