import { ShaderChunk } from 'three'

/**
 * Teaches three's physical materials the studio's light. Call once, before the first material compiles.
 *
 * Every pass lights the object from one point of the key softbox and a few points of the sky dome, all with shadows.
 * Those lights feed the diffuse part only: the softboxes of the environment already give the highlights, and point
 * lights would add one dot per pass. What the dome cannot see (`studioOcclusion`) dims reflections too, so that
 * metal and gloss sit in their surroundings.
 */
export function installStudioLight(): void {
  ShaderChunk.lights_physical_pars_fragment = ShaderChunk.lights_physical_pars_fragment
    .replace('void RE_Direct_Physical(', `${directDiffuseOnly}\nvoid RE_Direct_Unused(`)
    .replace(/#define RE_Direct\s+RE_Direct_Physical/, '#define RE_Direct RE_Direct_Studio')
  ShaderChunk.lights_fragment_begin = ShaderChunk.lights_fragment_begin.replace(
    /directLight\.color \*= \( directLight\.visible && receiveShadow \) \? getShadow\( directionalShadowMap\[ i \][^;]*;/,
    (shadow) => `studioOpen = directLight.color; ${shadow} studioCount( studioOpen, directLight, normal );`,
  )
  ShaderChunk.aomap_fragment = studioOcclusion
  ShaderChunk.shadowmap_pars_fragment = ShaderChunk.shadowmap_pars_fragment.replace(fiveTaps, twoTaps)
}

/**
 * Many passes average out, so each may look at a shadow map twice instead of five times: half the render time.
 * The bias differs a little from pass to pass and turns the pair of looks.
 */
const fiveTaps = /shadow = \(\s*texture\( shadowMap, [\s\S]*?\) \* 0\.2;/
const twoTaps = /* glsl */ `
vec2 studioAside = vogelDiskSample( 1, 2, phi + shadowBias * 1.0e5 ) * radius;
shadow = 0.5 * ( texture( shadowMap, vec3( shadowCoord.xy + studioAside, shadowCoord.z ) )
  + texture( shadowMap, vec3( shadowCoord.xy - 0.4 * studioAside, shadowCoord.z ) ) );`

const directDiffuseOnly = /* glsl */ `
vec3 studioOpen = vec3( 0.0 );
float studioFull = 0.0;
float studioLit = 0.0;

void studioCount( vec3 open, IncidentLight light, vec3 surface ) {
  float facing = max( dot( surface, light.direction ), 0.0 );
  studioFull += open.g * facing;
  studioLit += light.color.g * facing;
}

void RE_Direct_Studio( const in IncidentLight light, const in vec3 position, const in vec3 surface, const in vec3 view,
  const in vec3 coat, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
  float facing = saturate( dot( surface, light.direction ) );
  reflectedLight.directDiffuse += facing * light.color * BRDF_Lambert( material.diffuseContribution );
}
`

const studioOcclusion = /* glsl */ `
#ifdef STANDARD
float studioOcclusion = studioFull > 0.001 ? studioLit / studioFull : 0.55;
reflectedLight.indirectDiffuse *= 0.62 * mix( 0.25, 1.0, studioOcclusion );
reflectedLight.indirectSpecular *= mix( 0.35, 1.0, studioOcclusion );
#ifdef USE_CLEARCOAT
  clearcoatSpecularIndirect *= mix( 0.35, 1.0, studioOcclusion );
#endif
#endif
`
