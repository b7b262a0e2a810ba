"""The fixed materials of all pictures, by the names of the glTF file's materials."""
import bpy


def nodes_of(name):
    material = bpy.data.materials.get(name) or bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    shader = tree.nodes.new('ShaderNodeBsdfPrincipled')
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(shader.outputs[0], output.inputs[0])
    return material, tree, shader


def noise(tree, scale, detail=6.0, coordinates='Object'):
    place = tree.nodes.new('ShaderNodeTexCoord')
    texture = tree.nodes.new('ShaderNodeTexNoise')
    texture.inputs['Scale'].default_value = scale
    texture.inputs['Detail'].default_value = detail
    tree.links.new(place.outputs[coordinates], texture.inputs['Vector'])
    return texture


def ramp(tree, source, *stops):
    colors = tree.nodes.new('ShaderNodeValToRGB')
    for index, (at, color) in enumerate(stops):
        stop = colors.color_ramp.elements[index] if index < 2 else colors.color_ramp.elements.new(at)
        stop.position, stop.color = at, (*color, 1)
    tree.links.new(source.outputs['Fac'], colors.inputs['Fac'])
    return colors


def bump(tree, shader, source, strength, distance):
    node = tree.nodes.new('ShaderNodeBump')
    node.inputs['Strength'].default_value = strength
    node.inputs['Distance'].default_value = distance
    tree.links.new(source.outputs['Fac'], node.inputs['Height'])
    tree.links.new(node.outputs['Normal'], shader.inputs['Normal'])


def zinc(name, roughness):
    _, tree, shader = nodes_of(name)
    spangle = noise(tree, 38, 3)
    colors = ramp(tree, spangle, (0.35, (0.56, 0.59, 0.62)), (0.7, (0.76, 0.78, 0.80)))
    tree.links.new(colors.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Metallic'].default_value = 0.82
    shader.inputs['Roughness'].default_value = roughness


def spangled(name):
    """Zinc from close up: crystals that each mirror a little otherwise, and the mill's fine lines."""
    _, tree, shader = nodes_of(name)
    place = tree.nodes.new('ShaderNodeTexCoord')
    crystals = tree.nodes.new('ShaderNodeTexVoronoi')
    crystals.inputs['Scale'].default_value = 170
    tree.links.new(place.outputs['Object'], crystals.inputs['Vector'])
    tone = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(crystals.outputs['Color'], tone.inputs[0])

    def spread(source, low, high):
        node = tree.nodes.new('ShaderNodeMapRange')
        node.inputs['To Min'].default_value, node.inputs['To Max'].default_value = low, high
        tree.links.new(source, node.inputs['Value'])
        return node.outputs[0]

    gray = tree.nodes.new('ShaderNodeCombineXYZ')
    for axis, (low, high) in zip('XYZ', ((0.64, 0.76), (0.66, 0.78), (0.68, 0.80))):
        tree.links.new(spread(tone.outputs['X'], low, high), gray.inputs[axis])
    tree.links.new(gray.outputs[0], shader.inputs['Base Color'])
    tree.links.new(spread(tone.outputs['Y'], 0.29, 0.39), shader.inputs['Roughness'])
    shader.inputs['Metallic'].default_value = 0.95
    bump(tree, shader, noise(tree, 90, 4), 0.035, 0.004)


def rough(name, texture_scale, stops, roughness, bumps=None):
    material, tree, shader = nodes_of(name)
    texture = noise(tree, texture_scale, 8)
    colors = ramp(tree, texture, *stops)
    tree.links.new(colors.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    if bumps:
        bump(tree, shader, noise(tree, bumps[0], 8), bumps[1], bumps[2])
    return material


def basic(lamps):
    zinc('steel', 0.42)
    zinc('strap', 0.46)
    spangled('zinc')
    rough('slab', 1.4, [(0.3, (0.22, 0.215, 0.205)), (0.75, (0.34, 0.33, 0.315))], 0.85, (60, 0.15, 0.01))
    rough('board', 9, [(0.35, (0.47, 0.31, 0.17)), (0.65, (0.66, 0.47, 0.27))], 0.8, (70, 0.2, 0.006))
    for name in ('siding', 'door'):
        painted(name)
    plain('trim', linear('#efece4'), 0.5)
    plain('sash', (0.018, 0.018, 0.02), 0.35)
    plain('plaster', (0.72, 0.68, 0.6), 0.9)
    rough('floor', 3, [(0.3, (0.2, 0.11, 0.055)), (0.7, (0.3, 0.18, 0.09))], 0.4)
    rough('path', 2.5, [(0.3, (0.25, 0.245, 0.235)), (0.75, (0.36, 0.35, 0.335))], 0.8, (60, 0.15, 0.01))
    rough('leaf', 2.2, [(0.3, (0.018, 0.042, 0.012)), (0.7, (0.05, 0.095, 0.026))], 0.6)
    rough('road', 3, [(0.3, (0.03, 0.03, 0.031)), (0.75, (0.052, 0.052, 0.054))], 0.75, (70, 0.2, 0.01))
    plain('bark', (0.05, 0.037, 0.028), 0.9)
    for name, color, roughness in THINGS:
        plain(name, linear(color), roughness)
    for name in ('screw', 'band', 'forged', 'rope'):
        bpy.data.materials[name].node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.8
    grained('plank', [(0.3, (0.13, 0.085, 0.052)), (0.7, (0.27, 0.19, 0.12))])
    grained('timber', [(0.3, (0.34, 0.22, 0.12)), (0.7, (0.52, 0.37, 0.21))])
    grained('worktop', [(0.3, (0.42, 0.29, 0.17)), (0.7, (0.52, 0.38, 0.24))])
    shingles('roof')
    glass('glass')
    curtain('curtain')
    light('lamp', (1.0, 0.6, 0.27), lamps)
    light('sconce', (1.0, 0.62, 0.3), 5)


# What surrounds a frame: paint, straps, tools.
THINGS = (
    ('paint', '#d9a21b', 0.4),
    ('webbing', '#e0a526', 0.75),
    ('rope', '#4a4a4a', 0.5),
    ('forged', '#3b3f44', 0.45),
    ('rail', '#24282d', 0.45),
    ('band', '#2b2d30', 0.4),
    ('guard', '#1c1d1f', 0.6),
    ('screw', '#c9c6b8', 0.35),
    ('table', '#2e4a63', 0.45),
    ('stop', '#d9481f', 0.45),
    ('wall', '#dcdad2', 0.55),
    ('beam', '#7d848a', 0.5),
)


def grained(name, stops):
    """Wood with its grain along y."""
    _, tree, shader = nodes_of(name)
    place = tree.nodes.new('ShaderNodeTexCoord')
    stretch = tree.nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (1, 0.06, 1)
    texture = tree.nodes.new('ShaderNodeTexNoise')
    texture.inputs['Scale'].default_value = 45
    texture.inputs['Detail'].default_value = 8
    tree.links.new(place.outputs['Object'], stretch.inputs['Vector'])
    tree.links.new(stretch.outputs[0], texture.inputs['Vector'])
    tree.links.new(ramp(tree, texture, *stops).outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.8
    bump(tree, shader, texture, 0.3, 0.002)


def linear(color):
    values = [int(color[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]


def painted(name):
    """Each house has its own color."""
    _, tree, shader = nodes_of(name)
    house = tree.nodes.new('ShaderNodeObjectInfo')
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs['Fac'].default_value = 1
    tree.links.new(house.outputs['Color'], mix.inputs[1])
    tree.links.new(ramp(tree, noise(tree, 5, 8), (0.3, (0.93, 0.93, 0.93)), (0.7, (1, 1, 1))).outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.62
    bump(tree, shader, noise(tree, 90, 8), 0.06, 0.003)


def plain(name, color, roughness):
    _, _, shader = nodes_of(name)
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = roughness


def shingles(name):
    """Laminated shingles: courses along the slope, tabs of uneven tone."""
    _, tree, shader = nodes_of(name)
    place = tree.nodes.new('ShaderNodeTexCoord')
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    joined = tree.nodes.new('ShaderNodeCombineXYZ')
    tree.links.new(place.outputs['Object'], parts.inputs[0])
    tree.links.new(parts.outputs['X'], joined.inputs['X'])
    # Imported meshes keep y up in their own axes' z after the import; the slope follows z.
    tree.links.new(parts.outputs['Z'], joined.inputs['Y'])
    brick = tree.nodes.new('ShaderNodeTexBrick')
    tree.links.new(joined.outputs[0], brick.inputs['Vector'])
    brick.inputs['Scale'].default_value = 1
    brick.inputs['Brick Width'].default_value = 0.24
    brick.inputs['Row Height'].default_value = 0.055
    brick.inputs['Mortar Size'].default_value = 0.004
    brick.inputs['Color1'].default_value = (0.032, 0.034, 0.038, 1)
    brick.inputs['Color2'].default_value = (0.075, 0.075, 0.078, 1)
    brick.inputs['Mortar'].default_value = (0.012, 0.012, 0.013, 1)
    tree.links.new(brick.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.85
    bump(tree, shader, brick, 0.5, 0.01)


def glass(name):
    """A thin pane: what is behind shows, the sky mirrors at flat angles."""
    _, tree, shader = nodes_of(name)
    output = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    tree.nodes.remove(shader)
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    mirror = tree.nodes.new('ShaderNodeBsdfGlossy')
    mirror.inputs['Roughness'].default_value = 0.02
    mix = tree.nodes.new('ShaderNodeMixShader')
    weight = tree.nodes.new('ShaderNodeFresnel')
    weight.inputs['IOR'].default_value = 1.5
    tree.links.new(weight.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])


def curtain(name):
    _, tree, shader = nodes_of(name)
    output = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    shader.inputs['Base Color'].default_value = (0.8, 0.76, 0.68, 1)
    shader.inputs['Roughness'].default_value = 0.9
    through = tree.nodes.new('ShaderNodeBsdfTranslucent')
    through.inputs['Color'].default_value = (0.8, 0.72, 0.6, 1)
    mix = tree.nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = 0.5
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])


def light_rooms():
    """On a street, finished rooms emit light: a hundred lamps would need a thousand samples."""
    for name in ('plaster', 'curtain', 'floor'):
        light(name, (1.0, 0.62, 0.3), 0.42 if name == 'plaster' else 0.6)


def light(name, color, strength):
    _, tree, shader = nodes_of(name)
    output = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    tree.nodes.remove(shader)
    shine = tree.nodes.new('ShaderNodeEmission')
    shine.inputs['Color'].default_value = (*color, 1)
    shine.inputs['Strength'].default_value = strength
    tree.links.new(shine.outputs[0], output.inputs[0])
