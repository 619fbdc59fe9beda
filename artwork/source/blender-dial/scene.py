# blender -b -P scene_dial.py -- SLIDE(masters|planning|visa|dba) CAMERA(wide|mobile) W H SAMPLES OUT.png
# "The hour you have": a stone sundial, the brand arch as gnomon, its pendant sun as the dot of the mark (and the lamp at night).
# Kit, lens family and denoiser of ../blender; the ground melts into an exact screen-space gradient (corner colours below = CSS colours).
import sys,os,json; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from lib import *
a=sys.argv[sys.argv.index('--')+1:]; SL,CAM,W,H,S,OUT=a[0],a[1],int(a[2]),int(a[3]),int(a[4]),os.path.abspath(a[5])
MOB=CAM=='mobile'; R_=math.radians; EXPO=float(os.environ.get('EXPO','0.95'))
PHI0=92.0                                    # clock: hour h lies at PHI0+15h degrees, clockwise from +X seen from above: noon lies at the far side, as on a drawn dial
ARCHN=60.0                                   # where the arch looks
HOUR=dict(masters=6+5/60,planning=14+10/60,visa=18+40/60,dba=21.0)[SL]; SEG=int(HOUR)
D=dict(
 masters =dict(elev=42,sun='#FFD9B4',E=4.5,ang=1.5,sky='#B9C4FF',sk=.40,fill='#FFE9DA',fe=.30,stone='#FAF0E6',step='#FBE3D2',tl='#FFFCF8',tr='#EADCF0',bl='#FFF6EE',br='#FFD8BE',glow=(.62,1.02,.66,'#FFCBB0',.85),mglow=(.62,.46,1.05,'#FFC4B0',.85)),
 planning=dict(elev=52,sun='#FFF2DC',E=3.3,ang=1.1,sky='#B4E2DF',sk=.42,fill='#FFFFFF',fe=.32,stone='#F7F3EA',step='#CDEBDF',tl='#FCFDF9',tr='#A2D9C7',bl='#F8FCF6',br='#BFE6D8',glow=(.58,.40,.42,'#F3FBF4',.5),mglow=(.62,.46,1.05,'#A9DECD',.85)),
 visa    =dict(elev=46,sun='#FFBC98',E=4.6,ang=1.7,sky='#A9A9F8',sk=.40,fill='#E8DCFF',fe=.28,stone='#FBEFE8',step='#F8DCD2',tl='#FFFAF8',tr='#BFB2EE',bl='#FFF4EF',br='#FFBFA4',glow=(1.04,.52,.56,'#FF9C80',.8),mglow=(.72,.46,1.05,'#D3B6EA',.9)),
 dba     =dict(elev=38,sun='#A9BBFF',E=1.05,ang=2.0,sky='#2B3A86',sk=.20,fill='#6C7ED8',fe=.08,stone='#D2CDD8',step='#8790C8',tl='#0E1540',tr='#22307A',bl='#0B1233',br='#18225F',glow=(.905,.80,.36,'#4A5AAC',.85),mglow=(.80,.50,.95,'#33418F',.85)))[SL]
NIGHT=SL=='dba'
sc=reset(W,H,S,bounces=6); sc.cycles.adaptive_threshold=0.02; sc.cycles.adaptive_min_samples=12; sc.cycles.sample_clamp_direct=12 if NIGHT else 4
def pre(h):                                  # colour before denoise.py's exposure and shoulder, so that the file shows exactly h
    o=[]
    for t in hexc(h)[:3]:
        t=min(t,.985); s=.72
        o.append((t if t<=s else s-(1-s)*math.log(1-(t-s)/(1-s)))/EXPO)
    return (*o,1)
def P(r,phi,z=0): return (r*math.cos(R_(phi)),-r*math.sin(R_(phi)),z)
# ---- screen-space gradient (4 corners, bilinear) ----
def wgrad(nt):
    tc=nt.nodes.new('ShaderNodeTexCoord'); sx=nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Window'],sx.inputs[0])
    def sm(o,lo,hi):
        mr=nt.nodes.new('ShaderNodeMapRange'); mr.interpolation_type='SMOOTHSTEP'; mr.inputs['From Min'].default_value=lo; mr.inputs['From Max'].default_value=hi; nt.links.new(o,mr.inputs['Value']); return mr.outputs[0]
    fx=sm(sx.outputs['X'],*((.0,1.0) if MOB else (.18,1.0))); fy=sm(sx.outputs['Y'],*((.05,.60) if MOB else (0,1)))
    def mix(f,a_,b_):
        n=nt.nodes.new('ShaderNodeMixRGB'); nt.links.new(f,n.inputs[0])
        for k,v in ((1,a_),(2,b_)):
            if isinstance(v,str): n.inputs[k].default_value=pre(v)
            else: nt.links.new(v,n.inputs[k])
        return n.outputs[0]
    tr=D['tr'] if not MOB else D['tl']
    base=mix(fy,mix(fx,D['bl'],D['br']),mix(fx,D['tl'],tr)); gu,gv,gr,gc,ga=D['mglow' if MOB else 'glow']
    vs=nt.nodes.new('ShaderNodeVectorMath'); vs.operation='SUBTRACT'; nt.links.new(tc.outputs['Window'],vs.inputs[0]); vs.inputs[1].default_value=(gu,gv,0)
    vm=nt.nodes.new('ShaderNodeVectorMath'); vm.operation='MULTIPLY'; nt.links.new(vs.outputs[0],vm.inputs[0]); vm.inputs[1].default_value=(1,H/W,0)
    vl=nt.nodes.new('ShaderNodeVectorMath'); vl.operation='LENGTH'; nt.links.new(vm.outputs[0],vl.inputs[0]); f=sm(vl.outputs['Value'],gr,0)
    mm=nt.nodes.new('ShaderNodeMath'); mm.operation='MULTIPLY'; nt.links.new(f,mm.inputs[0]); mm.inputs[1].default_value=ga
    return mix(mm.outputs[0],base,gc)
# ---- ground: albedo = picture gradient / light, so the lit ground IS the gradient and only shadows show ----
irr=[D['E']*math.sin(R_(D['elev']))/math.pi*a_+D['sk']*b_+D['fe']*.87/math.pi*c_ for a_,b_,c_ in zip(hexc(D['sun']),hexc(D['sky']),hexc(D['fill']))][:3]
fm=bpy.data.materials.new('floor'); fm.use_nodes=True; nt=fm.node_tree; nt.nodes.remove(nt.nodes['Principled BSDF']); out=nt.nodes['Material Output']; gr_=wgrad(nt)
dv=nt.nodes.new('ShaderNodeVectorMath'); dv.operation='DIVIDE'; nt.links.new(gr_,dv.inputs[0]); dv.inputs[1].default_value=irr
bs=nt.nodes.new('ShaderNodeBsdfDiffuse'); nt.links.new(dv.outputs[0],bs.inputs[0])
em=nt.nodes.new('ShaderNodeEmission'); nt.links.new(gr_,em.inputs[0]); mx=nt.nodes.new('ShaderNodeMixShader')
g=nt.nodes.new('ShaderNodeNewGeometry'); ln=nt.nodes.new('ShaderNodeVectorMath'); ln.operation='LENGTH'; nt.links.new(g.outputs['Position'],ln.inputs[0])
mr=nt.nodes.new('ShaderNodeMapRange'); mr.interpolation_type='SMOOTHERSTEP'; mr.inputs['From Min'].default_value=4.0; mr.inputs['From Max'].default_value=8.0; nt.links.new(ln.outputs['Value'],mr.inputs['Value'])
nt.links.new(mr.outputs[0],mx.inputs[0]); nt.links.new(bs.outputs[0],mx.inputs[1]); nt.links.new(em.outputs[0],mx.inputs[2]); nt.links.new(mx.outputs[0],out.inputs['Surface']); print('IRR',irr)
mesh('ground',[(-300,-300,0),(300,-300,0),(300,300,0),(-300,300,0)],[(0,1,2,3)],fm)
# ---- materials ----
def stonemat(name,col,amt=.07,rough=.78,bs_=(38,.10)):
    m=mat(name,col,rough,spec=.25,bump=bs_); nt=m.node_tree; b=nt.nodes['Principled BSDF']; tc=nt.nodes.new('ShaderNodeTexCoord')
    n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=2.2; n.inputs['Detail'].default_value=9; n.inputs['Roughness'].default_value=.62; nt.links.new(tc.outputs['Object'],n.inputs['Vector'])
    hs=nt.nodes.new('ShaderNodeMapRange'); hs.inputs['From Min'].default_value=.3; hs.inputs['From Max'].default_value=.7; hs.inputs['To Min'].default_value=1-amt; hs.inputs['To Max'].default_value=1+amt*.4; nt.links.new(n.outputs['Fac'],hs.inputs['Value'])
    mu=nt.nodes.new('ShaderNodeMixRGB'); mu.blend_type='MULTIPLY'; mu.inputs[0].default_value=1; mu.inputs[1].default_value=hexc(col); nt.links.new(hs.outputs[0],mu.inputs[2]); nt.links.new(mu.outputs[0],b.inputs['Base Color']); return m
stone=stonemat('stone',D['stone']); step=stonemat('step',D['step'],.03)
ink=mat('inkinlay','#2A3470' if not NIGHT else '#F5B84B',.5,emit=.0 if not NIGHT else .35); brass=mat('brass','#E9B061',.26,metal=1.0)
enamel=mat('enamel','#F4552A',.32,coat=.4,emit=.42 if not NIGHT else 1.2); fine=mat('fine','#A9A6B8' if not NIGHT else '#8C7C6A',.6)
numeral=mat('numeral','#5A628F' if not NIGHT else '#C9A06A',.5,emit=0 if not NIGHT else .2); NUM=bpy.data.fonts.load(os.path.join(os.path.dirname(os.path.abspath(__file__)),'numerals.otf'))
# ---- the dial: lathe with two ring grooves, ticks cut by a boolean, inlay in the cuts ----
Z0,T=.12,.40; ZT=Z0+T; Rd=3.0
def groove(r,w=.018,d=.02): return [(r-w,0),(r-w,-d),(r+w,-d),(r+w,0)]
def bevarc(r,z,b,top=True,n=6): return [(r-b+b*math.cos(t),z-b+b*math.sin(t)) for t in [math.pi/2*(1-k/(n-1)) for k in range(n)]]
prof=[(1e-5,ZT)]
for rr in (1.42,2.32,2.80): prof+=[(x,ZT+z) for x,z in groove(rr)]
prof+=bevarc(Rd,ZT,.05)+[(Rd,Z0+.03),(Rd-.03,Z0),(1e-5,Z0)]
dial=lathe('dial',prof,stone,360)
def boxes(name,items,mt):
    v=[];f=[]
    for (r0,r1,w,phi,z0,z1) in items:
        c,s=math.cos(R_(phi)),-math.sin(R_(phi)); i=len(v)
        for z in (z0,z1):
            for r,o in ((r0,-w),(r1,-w),(r1,w),(r0,w)): v.append((r*c-o*s,r*s+o*c,z))
        f+=[(i,i+3,i+2,i+1),(i+4,i+5,i+6,i+7),(i,i+1,i+5,i+4),(i+1,i+2,i+6,i+5),(i+2,i+3,i+7,i+6),(i+3,i,i+4,i+7)]
    return mesh(name,v,f,mt)
ti=[]
half=[(2.58,2.70,.010,PHI0+15*h+7.5,ZT-.01,ZT+.002) for h in range(24) if h!=SEG]; boxes('half',half,fine)
for h in range(24):
    big=h%6==0; ti.append((2.36 if big else 2.42,2.70,.042 if big else .023,PHI0+15*h))
cut=boxes('cut',[(*t,ZT-.05,ZT+.05) for t in ti],None); bo=dial.modifiers.new('b','BOOLEAN'); bo.object=cut; bo.operation='DIFFERENCE'; bo.solver='EXACT'; cut.hide_render=True; cut.hide_viewport=True
boxes('inlay',[(r0+.002,r1-.002,w-.002,p,ZT-.049,ZT-.016) for r0,r1,w,p in ti],ink)
def sector(name,r0,r1,p0,p1,z0,z1,mt,n=28):
    ring=[P(r1,p0+(p1-p0)*k/n) for k in range(n+1)]+[P(r0,p1+(p0-p1)*k/n) for k in range(n+1)]
    v=[(x,y,z0) for x,y,_ in ring]+[(x,y,z1) for x,y,_ in ring]; q=len(ring)
    f=[tuple(range(q,2*q))[::-1]]+[(k,(k+1)%q,(k+1)%q+q,k+q) for k in range(q)]
    o=mesh(name,v,f,mt); bevel(o,.008,2); return o
for h in range(0,24,3):                      # numerals, upright to who looks, as on a drawn dial
    t=bpy.data.curves.new('n','FONT'); t.body=str(h); t.font=NUM; t.size=1.12 if h%6==0 else .80; t.align_x='CENTER'; t.align_y='CENTER'; t.extrude=.006; t.resolution_u=12
    t.materials.append(ink if h%6==0 else numeral); o=link(bpy.data.objects.new('n',t)); x,y,_=P(1.93 if h%6==0 else 1.98,PHI0+15*h); o.location=(x,y,ZT+.007); o.scale=(1,1.25,1)
gap=.9; sector('hour',2.40,2.72,PHI0+15*SEG+gap,PHI0+15*(SEG+1)-gap,ZT-.02,ZT+.016,enamel)
cyl('step',3.3,Z0,(0,0,Z0/2),m=step,bev=.04,seg=240); torus('brassring',2.80,.016,(0,0,ZT-.004),m=brass,seg=256,rseg=10)
# ---- the arch (brand mark), brass intrados, pendant sun ----
AW,AH,IW,IH,AD=2.08,2.66,1.26,2.25,.40
BZ,BR=1.16,.34
rotz=R_(90-ARCHN)                            # front (-Y) turned to look along ARCHN
def uarch(w,h,wi,hi,n=40):
    r0,r1=w/2,wi/2; return [(r0,0)]+[(r0*math.cos(math.pi*k/n),h-r0+r0*math.sin(math.pi*k/n)) for k in range(n+1)]+[(-r0,0),(-r1,0)]+[(r1*math.cos(math.pi*(n-k)/n),hi-r1+r1*math.sin(math.pi*(n-k)/n)) for k in range(n+1)]+[(r1,0)]
def facemat(name,edge,core,e0,e1):         # emission by facing angle: hot core, coloured limb
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; nt.nodes.remove(nt.nodes['Principled BSDF']); lw=nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value=.5
    cr=nt.nodes.new('ShaderNodeValToRGB'); cr.color_ramp.interpolation='EASE'; e=cr.color_ramp.elements; e[0].position=.05; e[1].position=.95; e[0].color=tuple(x*e1 for x in hexc(core)[:3])+(1,); e[1].color=tuple(x*e0 for x in hexc(edge)[:3])+(1,)
    nt.links.new(lw.outputs['Facing'],cr.inputs[0]); em=nt.nodes.new('ShaderNodeEmission'); nt.links.new(cr.outputs[0],em.inputs[0]); nt.links.new(em.outputs[0],nt.nodes['Material Output'].inputs[0]); return m
def arches():
    o=[extrude_poly('arch',uarch(AW,AH,IW,IH,72),AD,stonemat('archstone',D['stone'],.04),bev=.035,rot=(math.pi/2,0,0))]
    r=IW/2-.006; pr=[(r,0.02)]+[(r*math.cos(math.pi*k/64),IH-.006-r+r*math.sin(math.pi*k/64)) for k in range(65)]+[(-r,.02)]
    v=[];f=[]
    for y in (-AD/2+.045,AD/2-.045):
        for x,z in pr: v.append((x,y,z))
    q=len(pr)
    for k in range(q-1): f.append((k,k+1,k+1+q,k+q))
    o.append(mesh('lining',v,f,brass,smooth=True))
    bz=BZ; sunm=mat('sunball','#F4633A',.62,emit=.26,spec=.2) if not NIGHT else facemat('lamp','#FF6A1E','#FFCF86',1.0,1.1)
    o.append(sphere('sun',BR,(0,0,bz),sunm)); o.append(cyl('wire',.008,IH-bz-BR,(0,0,(IH+bz+BR)/2),m=brass,bev=.002,seg=16))
    return o
ar=group('archg',arches(),loc=(0,0,ZT),rot=(0,0,rotz))
# ---- one small true thing per slide ----
white=mat('paper','#FFFDF8',.7,spec=.2)
def plane(loc,rot,sc_): p=paperplane(white,sc_); p.location=loc; p.rotation_euler=[R_(x) for x in rot]; return p
def pencil(loc,rz,s_):
    y=mat('pen','#F5B84B',.42,coat=.3); e=[cyl('b',.15,1.75,(0,0,0),m=y,bev=.012,seg=6),lathe('w',[(.15,0),(.052,.28),(0,.28)],mat('wood','#FFE9CF',.7),24,(0,0,.875)),lathe('l',[(.053,0),(0,.13)],mat('lead','#16245F',.5),24,(0,0,1.155)),cyl('f',.155,.16,(0,0,-.92),m=brass,bev=.02),cyl('e',.145,.22,(0,0,-1.10),m=mat('er','#F28B82',.5),bev=.06)]
    return group('pen',e,loc=loc,rot=(R_(90),0,R_(rz)),scale=s_)
def timetable(loc,rz):                       # a sheet folded in three, week grid, no text
    e=[]; w,d=.46,1.0; zs=[(0,.02),(w,.17),(2*w,.02),(3*w,.17)]
    for k in range(3):
        (x0,z0),(x1,z1)=zs[k],zs[k+1]; e.append(mesh('fold',[(x0,-d/2,z0),(x1,-d/2,z1),(x1,d/2,z1),(x0,d/2,z0)],[(0,1,2,3)],white))
        for r in range(5):
            for c in range(2):
                t0=.14+.40*c; y=-d/2+.12+.165*r; on=(k,c,r)==(1,1,2); f=lambda t,y_,: (x0+(x1-x0)*t,y_,z0+(z1-z0)*t+.006)
                e.append(mesh('cell',[f(t0,y),f(t0+.32,y),f(t0+.32,y+.11),f(t0,y+.11)],[(0,1,2,3)],enamel if on else mat('cell','#D5DEEA',.7)))
    return group('tt',e,loc=loc,rot=(0,0,R_(rz)))
if SL=='masters': plane((2.2,-.7,ZT+1.45),(34,-16,16),.5)
if SL=='planning': timetable((.62,-1.28,ZT+.004),9); pencil((1.62,-1.72,ZT+.09),-64,.56)
if SL=='visa': plane((2.15,-.75,ZT+1.55),(40,-20,22),.52)
# ---- light ----
def sunlamp(phi,elev,E,col,ang):
    l=bpy.data.lights.new('sun','SUN'); l.energy=E; l.color=hexc(col)[:3]; l.angle=R_(ang); o=link(bpy.data.objects.new('sun',l))
    d=Vector((math.cos(R_(phi))*math.cos(R_(elev)),-math.sin(R_(phi))*math.cos(R_(elev)),-math.sin(R_(elev)))); o.rotation_euler=d.to_track_quat('-Z','Y').to_euler(); return o
PHI=PHI0+15*HOUR if not NIGHT else 142
sunlamp(PHI,D['elev'],D['E'],D['sun'],D['ang'])
sunlamp(285,60,D['fe'],D['fill'],70)
if NIGHT:
    l=bpy.data.lights.new('lamp','POINT'); l.energy=300; l.shadow_soft_size=.26; l.color=hexc('#FFB473')[:3]; o=link(bpy.data.objects.new('lamp',l)); o.location=(0,0,ZT+BZ)
    for ob in bpy.data.objects:
        if ob.name.startswith('sun') and ob.type=='MESH': ob.visible_shadow=False
w=bpy.data.worlds.new('w'); sc.world=w; w.use_nodes=True; nt=w.node_tree; bg=nt.nodes['Background']; bg.inputs[0].default_value=hexc(D['sky']); bg.inputs[1].default_value=D['sk']
lp=nt.nodes.new('ShaderNodeLightPath'); b2=nt.nodes.new('ShaderNodeBackground'); nt.links.new(wgrad(nt),b2.inputs[0]); wm=nt.nodes.new('ShaderNodeMixShader'); nt.links.new(lp.outputs['Is Camera Ray'],wm.inputs[0]); nt.links.new(bg.outputs[0],wm.inputs[1]); nt.links.new(b2.outputs[0],wm.inputs[2]); nt.links.new(wm.outputs[0],nt.nodes['World Output'].inputs[0])
# ---- camera ----
cams=dict(wide=((0.0,-21.0,10.2),(0,0,1.0),66,(-.218,.010)), mobile=((0.0,-21.0,10.2),(0,0,1.0),117,(0.0,.385)))
l,t,lens,sh=cams[CAM]; cam=camera(l,t,lens=lens,fstop=2.8,focus=(0,-.6,1.2),shift=sh); cam.data.sensor_fit='HORIZONTAL'
def at(u,v,dist):                            # world point seen at picture fraction (u,v from bottom left)
    sw=36/lens; return cam.matrix_basis@Vector(((u-.5+sh[0])*sw*dist,((v-.5)*H/W+sh[1])*sw*dist,-dist))
if NIGHT:
    from mathutils import Quaternion
    bpy.context.view_layer.update(); u,v=((.80,.50) if MOB else (.905,.80)); mo=sphere('moon',(.20 if MOB else .27),at(u,v,17),facemat('moon','#D9CFE0','#FFF6E2',.9,1.0)); mo.visible_shadow=False; mo.visible_diffuse=False
sc.view_settings.exposure=0.0
render2(OUT,S)
